// Written by `npm run schema` from schema/*.schema.json.
function fail(errors, instancePath, keyword, params, propertyName) {
  const error = { instancePath, keyword, params, propertyName };
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}

export const validate = validate52;

const obj0 = new Set(["houserules","name","title","about","extends","variants","data","group","default","requires","excludes","houseRule","players","options","with","kinds","board","components","zones","variables","define","setup","turns","turn","phases","procedures","end","score","win","match","examples","look","patch","origin"]);
const pattern3 = new RegExp("^[a-zA-Z][a-zA-Z0-9_]*(-[a-zA-Z0-9_]+)*$", "u");

function validate54(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data === "string")){
if(typeof data !== "string"){
vErrors = fail(vErrors, instancePath, "type", {type: "string"});
errors++;
}
if(!pattern3.test(data)){
vErrors = fail(vErrors, instancePath, "name", {says: 9});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 10});
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

const pattern4 = new RegExp("^[a-z]{2,3}(-[A-Za-z0-9]+)*$", "u");

function validate57(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data === "string")){
if(typeof data !== "string"){
vErrors = fail(vErrors, instancePath, "type", {type: "string"});
errors++;
}
if(!pattern4.test(data)){
vErrors = fail(vErrors, instancePath, "name", {says: 12});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 13});
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}


function validate56(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data === "string")){
if((typeof data === "string")){
if(typeof data !== "string"){
vErrors = fail(vErrors, instancePath, "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 2});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data))){
if((data && typeof data == "object" && !Array.isArray(data))){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = fail(vErrors, instancePath, "minProperties", {limit: 1});
errors++;
}
for(const key0 in data){
const _errs6 = errors;
if(!(validate57(key0, {instancePath}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
if(!valid0){
vErrors = fail(vErrors, instancePath, "propertyNames", {propertyName: key0});
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if((typeof data0 === "string")){
if(typeof data0 !== "string"){
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "branches", {says: 2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 5});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 11});
errors++;
}
}
validate56.errors = vErrors;
return errors === 0;
}

const pattern6 = new RegExp("^[a-zA-Z][a-zA-Z0-9_]*$", "u");

function validate63(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data === "string")){
if(typeof data !== "string"){
vErrors = fail(vErrors, instancePath, "type", {type: "string"});
errors++;
}
if(!pattern6.test(data)){
vErrors = fail(vErrors, instancePath, "name", {says: 14});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 10});
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}

const obj1 = new Set(["min","max"]);

function validate67(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj1.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 16, key: key0});
errors++;
}
}
if(data.min === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 17, key: "min"});
errors++;
}
if(data.max === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 17, key: "max"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.min !== undefined){
let data0 = data.min;
if((((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = fail(vErrors, instancePath+"/min", "type", {type: "integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 16 || isNaN(data0)){
vErrors = fail(vErrors, instancePath+"/min", "maximum", {comparison: "<=", limit: 16});
errors++;
}
if(data0 < 1 || isNaN(data0)){
vErrors = fail(vErrors, instancePath+"/min", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/min", "branches", {says: 15});
errors++;
}
}
if(data.max !== undefined){
let data1 = data.max;
if((((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = fail(vErrors, instancePath+"/max", "type", {type: "integer"});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 16 || isNaN(data1)){
vErrors = fail(vErrors, instancePath+"/max", "maximum", {comparison: "<=", limit: 16});
errors++;
}
if(data1 < 1 || isNaN(data1)){
vErrors = fail(vErrors, instancePath+"/max", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/max", "branches", {says: 15});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 18});
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}

const pattern8 = new RegExp("^(none|true|false|and|or|not|in|if|then|else|with|for|of|any|every|count|all|first|sum|min|max|lowest|highest|me|active|players|player|option|total|round|__proto__|constructor|prototype)$", "u");

function validate69(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data === "string")){
if(typeof data !== "string"){
vErrors = fail(vErrors, instancePath, "type", {type: "string"});
errors++;
}
if(!pattern6.test(data)){
vErrors = fail(vErrors, instancePath, "name", {says: 14});
errors++;
}
if(pattern8.test(data)){
vErrors = fail(vErrors, instancePath, "reserved", {says: 1});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 10});
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}

const obj2 = new Set(["integer","min","max","label","help","group"]);
const obj3 = new Set(["boolean","label","help","group"]);
const obj4 = new Set(["choice","of","label","help","group"]);
const obj5 = new Set(["list","of","minLength","maxLength","label","help","group"]);
const obj6 = new Set(["integer"]);
const obj8 = new Set(["permutation","of","label","help","group"]);
const pattern9 = new RegExp("\\S", "u");
const wrapper0 = {validate: validate72};

function validate73(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
vErrors = fail(vErrors, instancePath, "maxProperties", {limit: 1});
errors++;
}
if(Object.keys(data).length < 1){
vErrors = fail(vErrors, instancePath, "minProperties", {limit: 1});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 42});
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data === "string")){
if((typeof data === "string")){
if(typeof data === "string"){
if(!pattern9.test(data)){
vErrors = fail(vErrors, instancePath, "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 2});
errors++;
}
}
else {
if((((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
if((((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
vErrors = fail(vErrors, instancePath, "type", {type: "integer"});
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 2147483647 || isNaN(data)){
vErrors = fail(vErrors, instancePath, "maximum", {comparison: "<=", limit: 2147483647});
errors++;
}
if(data < -2147483648 || isNaN(data)){
vErrors = fail(vErrors, instancePath, "minimum", {comparison: ">=", limit: -2147483648});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 15});
errors++;
}
}
else {
if((typeof data === "boolean")){
if((typeof data === "boolean")){
if(typeof data !== "boolean"){
vErrors = fail(vErrors, instancePath, "type", {type: "boolean"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 4});
errors++;
}
}
else {
if((Array.isArray(data))){
if((Array.isArray(data))){
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 3});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data))){
if(!(validate73(data, {instancePath}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 41});
errors++;
}
}
}
}
}
validate72.errors = vErrors;
return errors === 0;
}

const pattern10 = new RegExp("^[a-zA-Z0-9][a-zA-Z0-9_]*(-[a-zA-Z0-9_]+)*$", "u");

function validate86(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data === "string")){
if(typeof data !== "string"){
vErrors = fail(vErrors, instancePath, "type", {type: "string"});
errors++;
}
if(!pattern10.test(data)){
vErrors = fail(vErrors, instancePath, "name", {says: 9});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 10});
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}


function validate92(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj1.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 43, key: key0});
errors++;
}
}
if(data.min === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 44, key: "min"});
errors++;
}
if(data.max === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 44, key: "max"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.min !== undefined){
if(!(validate72(data.min, {instancePath:instancePath+"/min"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.max !== undefined){
if(!(validate72(data.max, {instancePath:instancePath+"/max"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 45});
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}


function validate71(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data) && data.integer !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj2.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 19, key: key0});
errors++;
}
}
if(data.integer === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 20, key: "integer"});
errors++;
}
if(data.min === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 20, key: "min"});
errors++;
}
if(data.max === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 20, key: "max"});
errors++;
}
if(data.label === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 20, key: "label"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.integer !== undefined){
if(!(validate72(data.integer, {instancePath:instancePath+"/integer"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.min !== undefined){
if(!(validate72(data.min, {instancePath:instancePath+"/min"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.max !== undefined){
if(!(validate72(data.max, {instancePath:instancePath+"/max"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate56(data.label, {instancePath:instancePath+"/label"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate56(data.help, {instancePath:instancePath+"/help"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.group !== undefined){
if(!(validate56(data.group, {instancePath:instancePath+"/group"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 21});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.boolean !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key1 in data){
if(!obj3.has(key1)){
vErrors = fail(vErrors, instancePath, "closed", {says: 22, key: key1});
errors++;
}
}
if(data.boolean === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 23, key: "boolean"});
errors++;
}
if(data.label === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 23, key: "label"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.boolean !== undefined){
if(!(validate72(data.boolean, {instancePath:instancePath+"/boolean"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate56(data.label, {instancePath:instancePath+"/label"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate56(data.help, {instancePath:instancePath+"/help"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.group !== undefined){
if(!(validate56(data.group, {instancePath:instancePath+"/group"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 24});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.choice !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key2 in data){
if(!obj4.has(key2)){
vErrors = fail(vErrors, instancePath, "closed", {says: 25, key: key2});
errors++;
}
}
if(data.choice === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 26, key: "choice"});
errors++;
}
if(data.of === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 26, key: "of"});
errors++;
}
if(data.label === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 26, key: "label"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.choice !== undefined){
if(!(validate72(data.choice, {instancePath:instancePath+"/choice"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.of !== undefined){
let data11 = data.of;
if((data11 && typeof data11 == "object" && !Array.isArray(data11))){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length < 1){
vErrors = fail(vErrors, instancePath+"/of", "minProperties", {limit: 1});
errors++;
}
for(const key3 in data11){
const _errs23 = errors;
if(!(validate86(key3, {instancePath:instancePath+"/of"}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid3 = _errs23 === errors;
if(!valid3){
vErrors = fail(vErrors, instancePath+"/of", "propertyNames", {propertyName: key3});
errors++;
}
}
for(const key4 in data11){
if(!(validate56(data11[key4], {instancePath:instancePath+"/of/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/of", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/of", "branches", {says: 5});
errors++;
}
}
if(data.label !== undefined){
if(!(validate56(data.label, {instancePath:instancePath+"/label"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate56(data.help, {instancePath:instancePath+"/help"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.group !== undefined){
if(!(validate56(data.group, {instancePath:instancePath+"/group"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 27});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.list !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key5 in data){
if(!obj5.has(key5)){
vErrors = fail(vErrors, instancePath, "closed", {says: 34, key: key5});
errors++;
}
}
if(data.list === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 35, key: "list"});
errors++;
}
if(data.of === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 35, key: "of"});
errors++;
}
if(data.label === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 35, key: "label"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.list !== undefined){
let data16 = data.list;
if((Array.isArray(data16))){
if(Array.isArray(data16)){
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
let data17 = data16[i0];
if((typeof data17 === "string")){
if((typeof data17 === "string")){
if(typeof data17 !== "string"){
vErrors = fail(vErrors, instancePath+"/list/" + i0, "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/list/" + i0, "branches", {says: 2});
errors++;
}
}
else {
if((((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
if((((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
vErrors = fail(vErrors, instancePath+"/list/" + i0, "type", {type: "integer"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/list/" + i0, "branches", {says: 15});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/list/" + i0, "branches", {says: 28});
errors++;
}
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/list", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/list", "branches", {says: 3});
errors++;
}
}
if(data.of !== undefined){
let data18 = data.of;
if((data18 && typeof data18 == "object" && !Array.isArray(data18) && data18.integer !== undefined)){
if((data18 && typeof data18 == "object" && !Array.isArray(data18))){
for(const key6 in data18){
if(!obj6.has(key6)){
vErrors = fail(vErrors, instancePath+"/of", "closed", {says: 29, key: key6});
errors++;
}
}
if(data18.integer === undefined){
vErrors = fail(vErrors, instancePath+"/of", "needs", {says: 30, key: "integer"});
errors++;
}
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.integer !== undefined){
if(!(validate92(data18.integer, {instancePath:instancePath+"/of/integer"}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/of", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/of", "branches", {says: 31});
errors++;
}
}
else {
if((data18 && typeof data18 == "object" && !Array.isArray(data18))){
if((data18 && typeof data18 == "object" && !Array.isArray(data18))){
if(data18.integer !== undefined){
vErrors = fail(vErrors, instancePath+"/of", "clash", {says: 32, key: "integer"});
errors++;
}
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(Object.keys(data18).length < 1){
vErrors = fail(vErrors, instancePath+"/of", "minProperties", {limit: 1});
errors++;
}
for(const key7 in data18){
const _errs50 = errors;
if(!(validate86(key7, {instancePath:instancePath+"/of"}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid9 = _errs50 === errors;
if(!valid9){
vErrors = fail(vErrors, instancePath+"/of", "propertyNames", {propertyName: key7});
errors++;
}
}
for(const key8 in data18){
if(!(validate56(data18[key8], {instancePath:instancePath+"/of/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/of", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/of", "branches", {says: 5});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/of", "branches", {says: 33});
errors++;
}
}
}
if(data.minLength !== undefined){
if(!(validate72(data.minLength, {instancePath:instancePath+"/minLength"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.maxLength !== undefined){
if(!(validate72(data.maxLength, {instancePath:instancePath+"/maxLength"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.label !== undefined){
if(!(validate56(data.label, {instancePath:instancePath+"/label"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate56(data.help, {instancePath:instancePath+"/help"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.group !== undefined){
if(!(validate56(data.group, {instancePath:instancePath+"/group"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 36});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.permutation !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key9 in data){
if(!obj8.has(key9)){
vErrors = fail(vErrors, instancePath, "closed", {says: 37, key: key9});
errors++;
}
}
if(data.permutation === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 38, key: "permutation"});
errors++;
}
if(data.of === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 38, key: "of"});
errors++;
}
if(data.label === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 38, key: "label"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.permutation !== undefined){
let data26 = data.permutation;
if((Array.isArray(data26))){
if(Array.isArray(data26)){
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
let data27 = data26[i1];
if((typeof data27 === "string")){
if(typeof data27 !== "string"){
vErrors = fail(vErrors, instancePath+"/permutation/" + i1, "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/permutation/" + i1, "branches", {says: 2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/permutation", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/permutation", "branches", {says: 3});
errors++;
}
}
if(data.of !== undefined){
let data28 = data.of;
if((data28 && typeof data28 == "object" && !Array.isArray(data28))){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(Object.keys(data28).length < 1){
vErrors = fail(vErrors, instancePath+"/of", "minProperties", {limit: 1});
errors++;
}
for(const key10 in data28){
const _errs70 = errors;
if(!(validate86(key10, {instancePath:instancePath+"/of"}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var valid14 = _errs70 === errors;
if(!valid14){
vErrors = fail(vErrors, instancePath+"/of", "propertyNames", {propertyName: key10});
errors++;
}
}
for(const key11 in data28){
if(!(validate56(data28[key11], {instancePath:instancePath+"/of/" + key11.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/of", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/of", "branches", {says: 5});
errors++;
}
}
if(data.label !== undefined){
if(!(validate56(data.label, {instancePath:instancePath+"/label"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
if(!(validate56(data.help, {instancePath:instancePath+"/help"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.group !== undefined){
if(!(validate56(data.group, {instancePath:instancePath+"/group"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 39});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 40});
errors++;
}
}
}
}
}
validate71.errors = vErrors;
return errors === 0;
}


function validate110(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data === "string")){
if((typeof data === "string")){
if(typeof data !== "string"){
vErrors = fail(vErrors, instancePath, "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 2});
errors++;
}
}
else {
if((((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
if((((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
vErrors = fail(vErrors, instancePath, "type", {type: "integer"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 15});
errors++;
}
}
else {
if((typeof data === "boolean")){
if((typeof data === "boolean")){
if(typeof data !== "boolean"){
vErrors = fail(vErrors, instancePath, "type", {type: "boolean"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 4});
errors++;
}
}
else {
if((Array.isArray(data))){
if((Array.isArray(data))){
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if((typeof data0 === "string")){
if((typeof data0 === "string")){
if(typeof data0 !== "string"){
vErrors = fail(vErrors, instancePath+"/" + i0, "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + i0, "branches", {says: 2});
errors++;
}
}
else {
if((((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
if((((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = fail(vErrors, instancePath+"/" + i0, "type", {type: "integer"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + i0, "branches", {says: 15});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + i0, "branches", {says: 28});
errors++;
}
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 3});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data))){
if(!(validate73(data, {instancePath}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 46});
errors++;
}
}
}
}
}
validate110.errors = vErrors;
return errors === 0;
}

const obj9 = new Set(["grid","each","groups","variables"]);
const obj10 = new Set(["columns","rows","neighbours"]);
const obj17 = new Set(["graph","each","groups","variables"]);
const obj18 = new Set(["nodes","edges"]);
const obj19 = new Set(["track","each","groups","variables"]);
const obj20 = new Set(["length"]);

function validate119(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs2 = errors;
if(!(validate69(key0, {instancePath}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(!valid0){
vErrors = fail(vErrors, instancePath, "propertyNames", {propertyName: key0});
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if((Array.isArray(data0))){
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if((typeof data1 === "string")){
if(typeof data1 !== "string"){
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0, "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0, "branches", {says: 2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "branches", {says: 3});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 63});
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}

const obj11 = new Set(["integer","min","max","each"]);
const obj12 = new Set(["boolean","each"]);
const obj13 = new Set(["player","each"]);
const obj14 = new Set(["space","of","each"]);
const obj15 = new Set(["piece","of","each"]);
const obj16 = new Set(["choice","of","each"]);

function validate123(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data) && data.integer !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj11.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 64, key: key0});
errors++;
}
}
if(data.integer === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 65, key: "integer"});
errors++;
}
if(data.min === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 65, key: "min"});
errors++;
}
if(data.max === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 65, key: "max"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.integer !== undefined){
if(!(validate72(data.integer, {instancePath:instancePath+"/integer"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.min !== undefined){
if(!(validate72(data.min, {instancePath:instancePath+"/min"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.max !== undefined){
if(!(validate72(data.max, {instancePath:instancePath+"/max"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
let data3 = data.each;
if((typeof data3 === "string")){
if(typeof data3 !== "string"){
vErrors = fail(vErrors, instancePath+"/each", "type", {type: "string"});
errors++;
}
if(!pattern6.test(data3)){
vErrors = fail(vErrors, instancePath+"/each", "name", {says: 1});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/each", "branches", {says: 2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 66});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.boolean !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key1 in data){
if(!obj12.has(key1)){
vErrors = fail(vErrors, instancePath, "closed", {says: 67, key: key1});
errors++;
}
}
if(data.boolean === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 68, key: "boolean"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.boolean !== undefined){
if(!(validate72(data.boolean, {instancePath:instancePath+"/boolean"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
let data5 = data.each;
if((typeof data5 === "string")){
if(typeof data5 !== "string"){
vErrors = fail(vErrors, instancePath+"/each", "type", {type: "string"});
errors++;
}
if(!pattern6.test(data5)){
vErrors = fail(vErrors, instancePath+"/each", "name", {says: 1});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/each", "branches", {says: 2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 69});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.player !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key2 in data){
if(!obj13.has(key2)){
vErrors = fail(vErrors, instancePath, "closed", {says: 70, key: key2});
errors++;
}
}
if(data.player === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 71, key: "player"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.player !== undefined){
if(!(validate72(data.player, {instancePath:instancePath+"/player"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
let data7 = data.each;
if((typeof data7 === "string")){
if(typeof data7 !== "string"){
vErrors = fail(vErrors, instancePath+"/each", "type", {type: "string"});
errors++;
}
if(!pattern6.test(data7)){
vErrors = fail(vErrors, instancePath+"/each", "name", {says: 1});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/each", "branches", {says: 2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 72});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.space !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key3 in data){
if(!obj14.has(key3)){
vErrors = fail(vErrors, instancePath, "closed", {says: 73, key: key3});
errors++;
}
}
if(data.space === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 74, key: "space"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.space !== undefined){
if(!(validate72(data.space, {instancePath:instancePath+"/space"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.of !== undefined){
let data9 = data.of;
if((typeof data9 === "string")){
if(typeof data9 !== "string"){
vErrors = fail(vErrors, instancePath+"/of", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/of", "branches", {says: 2});
errors++;
}
}
if(data.each !== undefined){
let data10 = data.each;
if((typeof data10 === "string")){
if(typeof data10 !== "string"){
vErrors = fail(vErrors, instancePath+"/each", "type", {type: "string"});
errors++;
}
if(!pattern6.test(data10)){
vErrors = fail(vErrors, instancePath+"/each", "name", {says: 1});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/each", "branches", {says: 2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 75});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.piece !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key4 in data){
if(!obj15.has(key4)){
vErrors = fail(vErrors, instancePath, "closed", {says: 76, key: key4});
errors++;
}
}
if(data.piece === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 77, key: "piece"});
errors++;
}
if(data.of === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 77, key: "of"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.piece !== undefined){
if(!(validate72(data.piece, {instancePath:instancePath+"/piece"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.of !== undefined){
let data12 = data.of;
if((typeof data12 === "string")){
if(typeof data12 !== "string"){
vErrors = fail(vErrors, instancePath+"/of", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/of", "branches", {says: 2});
errors++;
}
}
if(data.each !== undefined){
let data13 = data.each;
if((typeof data13 === "string")){
if(typeof data13 !== "string"){
vErrors = fail(vErrors, instancePath+"/each", "type", {type: "string"});
errors++;
}
if(!pattern6.test(data13)){
vErrors = fail(vErrors, instancePath+"/each", "name", {says: 1});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/each", "branches", {says: 2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 78});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.choice !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key5 in data){
if(!obj16.has(key5)){
vErrors = fail(vErrors, instancePath, "closed", {says: 80, key: key5});
errors++;
}
}
if(data.choice === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 81, key: "choice"});
errors++;
}
if(data.of === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 81, key: "of"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.choice !== undefined){
if(!(validate72(data.choice, {instancePath:instancePath+"/choice"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.of !== undefined){
let data15 = data.of;
if((Array.isArray(data15))){
if((Array.isArray(data15))){
if(Array.isArray(data15)){
if(data15.length < 1){
vErrors = fail(vErrors, instancePath+"/of", "minItems", {limit: 1});
errors++;
}
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
if(typeof data16 !== "string"){
vErrors = fail(vErrors, instancePath+"/of/" + i0, "type", {type: "string"});
errors++;
}
if(!(validate86(data16, {instancePath:instancePath+"/of/" + i0}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
}
let i1 = data15.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data15[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = fail(vErrors, instancePath+"/of", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/of", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/of", "branches", {says: 3});
errors++;
}
}
else {
if((typeof data15 === "string")){
if((typeof data15 === "string")){
if(typeof data15 !== "string"){
vErrors = fail(vErrors, instancePath+"/of", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/of", "branches", {says: 2});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/of", "branches", {says: 79});
errors++;
}
}
}
if(data.each !== undefined){
let data17 = data.each;
if((typeof data17 === "string")){
if(typeof data17 !== "string"){
vErrors = fail(vErrors, instancePath+"/each", "type", {type: "string"});
errors++;
}
if(!pattern6.test(data17)){
vErrors = fail(vErrors, instancePath+"/each", "name", {says: 1});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/each", "branches", {says: 2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 82});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 83});
errors++;
}
}
}
}
}
}
validate123.errors = vErrors;
return errors === 0;
}


function validate137(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data === "string")){
if((typeof data === "string")){
if(typeof data !== "string"){
vErrors = fail(vErrors, instancePath, "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 2});
errors++;
}
}
else {
if((((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
if((((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
vErrors = fail(vErrors, instancePath, "type", {type: "integer"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 15});
errors++;
}
}
else {
if((typeof data === "boolean")){
if((typeof data === "boolean")){
if(typeof data !== "boolean"){
vErrors = fail(vErrors, instancePath, "type", {type: "boolean"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 4});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 85});
errors++;
}
}
}
validate137.errors = vErrors;
return errors === 0;
}


function validate135(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs2 = errors;
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(!(key0 === "label")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid1 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs5 = errors;
if(!(validate69(key0, {instancePath}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var _valid1 = _errs5 === errors;
valid1 = _valid1;
}
if(!valid1){
vErrors = fail(vErrors, instancePath, "if", {failingKeyword: "else"}, key0);
errors++;
}
var valid0 = _errs2 === errors;
if(!valid0){
vErrors = fail(vErrors, instancePath, "propertyNames", {propertyName: key0});
errors++;
}
}
for(const key1 in data){
if(!(key1 === "label")){
if(!(validate137(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
}
}
if(data.label !== undefined){
if(!(validate56(data.label, {instancePath:instancePath+"/label"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 84});
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}


function validate141(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((Array.isArray(data))){
if((Array.isArray(data))){
if(Array.isArray(data)){
if(data.length > 2){
vErrors = fail(vErrors, instancePath, "maxItems", {limit: 2});
errors++;
}
if(data.length < 2){
vErrors = fail(vErrors, instancePath, "minItems", {limit: 2});
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if((typeof data0 === "string")){
if(typeof data0 !== "string"){
vErrors = fail(vErrors, instancePath+"/" + i0, "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + i0, "branches", {says: 2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 3});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.between !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
if(data.between === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 86, key: "between"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs9 = errors;
const _errs10 = errors;
let valid3 = true;
const _errs11 = errors;
if(!(key0 === "between")){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid5 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(!_valid5){
const _errs12 = errors;
if(!(validate63(key0, {instancePath}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid5 = _errs12 === errors;
valid3 = _valid5;
}
if(!valid3){
vErrors = fail(vErrors, instancePath, "if", {failingKeyword: "else"}, key0);
errors++;
}
var valid2 = _errs9 === errors;
if(!valid2){
vErrors = fail(vErrors, instancePath, "propertyNames", {propertyName: key0});
errors++;
}
}
for(const key1 in data){
if(!(key1 === "between")){
if(!(validate137(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
}
}
if(data.between !== undefined){
let data2 = data.between;
if((Array.isArray(data2))){
if(Array.isArray(data2)){
if(data2.length > 2){
vErrors = fail(vErrors, instancePath+"/between", "maxItems", {limit: 2});
errors++;
}
if(data2.length < 2){
vErrors = fail(vErrors, instancePath+"/between", "minItems", {limit: 2});
errors++;
}
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if((typeof data3 === "string")){
if(typeof data3 !== "string"){
vErrors = fail(vErrors, instancePath+"/between/" + i1, "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/between/" + i1, "branches", {says: 2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/between", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/between", "branches", {says: 3});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 87});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 88});
errors++;
}
}
validate141.errors = vErrors;
return errors === 0;
}


function validate116(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data) && data.grid !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj9.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 51, key: key0});
errors++;
}
}
if(data.grid === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 52, key: "grid"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.grid !== undefined){
let data0 = data.grid;
if((data0 && typeof data0 == "object" && !Array.isArray(data0))){
for(const key1 in data0){
if(!obj10.has(key1)){
vErrors = fail(vErrors, instancePath+"/grid", "closed", {says: 48, key: key1});
errors++;
}
}
if(data0.columns === undefined){
vErrors = fail(vErrors, instancePath+"/grid", "needs", {says: 32, key: "columns"});
errors++;
}
if(data0.rows === undefined){
vErrors = fail(vErrors, instancePath+"/grid", "needs", {says: 32, key: "rows"});
errors++;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.columns !== undefined){
if(!(validate72(data0.columns, {instancePath:instancePath+"/grid/columns"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data0.rows !== undefined){
if(!(validate72(data0.rows, {instancePath:instancePath+"/grid/rows"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data0.neighbours !== undefined){
let data3 = data0.neighbours;
if(data3 !== 4 && data3 !== 6 && data3 !== 8){
vErrors = fail(vErrors, instancePath+"/grid/neighbours", "allowed", {says: 47});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/grid", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/grid", "branches", {says: 5});
errors++;
}
}
if(data.each !== undefined){
if(data.each !== "player"){
vErrors = fail(vErrors, instancePath+"/each", "allowed", {says: 49});
errors++;
}
}
if(data.groups !== undefined){
let data5 = data.groups;
if((typeof data5 === "string")){
if((typeof data5 === "string")){
if(typeof data5 !== "string"){
vErrors = fail(vErrors, instancePath+"/groups", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/groups", "branches", {says: 2});
errors++;
}
}
else {
if((data5 && typeof data5 == "object" && !Array.isArray(data5))){
if(!(validate119(data5, {instancePath:instancePath+"/groups"}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
else {
vErrors = fail(vErrors, instancePath+"/groups", "branches", {says: 50});
errors++;
}
}
}
if(data.variables !== undefined){
let data6 = data.variables;
if((data6 && typeof data6 == "object" && !Array.isArray(data6))){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
const _errs18 = errors;
if(!(validate69(key2, {instancePath:instancePath+"/variables"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid2 = _errs18 === errors;
if(!valid2){
vErrors = fail(vErrors, instancePath+"/variables", "propertyNames", {propertyName: key2});
errors++;
}
}
for(const key3 in data6){
if(!(validate123(data6[key3], {instancePath:instancePath+"/variables/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/variables", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/variables", "branches", {says: 5});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 53});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.graph !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key4 in data){
if(!obj17.has(key4)){
vErrors = fail(vErrors, instancePath, "closed", {says: 55, key: key4});
errors++;
}
}
if(data.graph === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 56, key: "graph"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.graph !== undefined){
let data8 = data.graph;
if((data8 && typeof data8 == "object" && !Array.isArray(data8))){
for(const key5 in data8){
if(!obj18.has(key5)){
vErrors = fail(vErrors, instancePath+"/graph", "closed", {says: 54, key: key5});
errors++;
}
}
if(data8.nodes === undefined){
vErrors = fail(vErrors, instancePath+"/graph", "needs", {says: 32, key: "nodes"});
errors++;
}
if(data8.edges === undefined){
vErrors = fail(vErrors, instancePath+"/graph", "needs", {says: 32, key: "edges"});
errors++;
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.nodes !== undefined){
let data9 = data8.nodes;
if((data9 && typeof data9 == "object" && !Array.isArray(data9))){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(Object.keys(data9).length < 1){
vErrors = fail(vErrors, instancePath+"/graph/nodes", "minProperties", {limit: 1});
errors++;
}
for(const key6 in data9){
const _errs30 = errors;
if(!(validate54(key6, {instancePath:instancePath+"/graph/nodes"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid6 = _errs30 === errors;
if(!valid6){
vErrors = fail(vErrors, instancePath+"/graph/nodes", "propertyNames", {propertyName: key6});
errors++;
}
}
for(const key7 in data9){
if(!(validate135(data9[key7], {instancePath:instancePath+"/graph/nodes/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/graph/nodes", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/graph/nodes", "branches", {says: 5});
errors++;
}
}
if(data8.edges !== undefined){
let data11 = data8.edges;
if((Array.isArray(data11))){
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate141(data11[i0], {instancePath:instancePath+"/graph/edges/" + i0}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/graph/edges", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/graph/edges", "branches", {says: 3});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/graph", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/graph", "branches", {says: 5});
errors++;
}
}
if(data.each !== undefined){
if(data.each !== "player"){
vErrors = fail(vErrors, instancePath+"/each", "allowed", {says: 49});
errors++;
}
}
if(data.groups !== undefined){
let data14 = data.groups;
if((typeof data14 === "string")){
if((typeof data14 === "string")){
if(typeof data14 !== "string"){
vErrors = fail(vErrors, instancePath+"/groups", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/groups", "branches", {says: 2});
errors++;
}
}
else {
if((data14 && typeof data14 == "object" && !Array.isArray(data14))){
if(!(validate119(data14, {instancePath:instancePath+"/groups"}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
else {
vErrors = fail(vErrors, instancePath+"/groups", "branches", {says: 50});
errors++;
}
}
}
if(data.variables !== undefined){
let data15 = data.variables;
if((data15 && typeof data15 == "object" && !Array.isArray(data15))){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key8 in data15){
const _errs46 = errors;
if(!(validate69(key8, {instancePath:instancePath+"/variables"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid10 = _errs46 === errors;
if(!valid10){
vErrors = fail(vErrors, instancePath+"/variables", "propertyNames", {propertyName: key8});
errors++;
}
}
for(const key9 in data15){
if(!(validate123(data15[key9], {instancePath:instancePath+"/variables/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/variables", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/variables", "branches", {says: 5});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 57});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.track !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key10 in data){
if(!obj19.has(key10)){
vErrors = fail(vErrors, instancePath, "closed", {says: 59, key: key10});
errors++;
}
}
if(data.track === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 60, key: "track"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.track !== undefined){
let data17 = data.track;
if((data17 && typeof data17 == "object" && !Array.isArray(data17))){
for(const key11 in data17){
if(!obj20.has(key11)){
vErrors = fail(vErrors, instancePath+"/track", "closed", {says: 58, key: key11});
errors++;
}
}
if(data17.length === undefined){
vErrors = fail(vErrors, instancePath+"/track", "needs", {says: 32, key: "length"});
errors++;
}
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.length !== undefined){
if(!(validate72(data17.length, {instancePath:instancePath+"/track/length"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/track", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/track", "branches", {says: 5});
errors++;
}
}
if(data.each !== undefined){
if(data.each !== "player"){
vErrors = fail(vErrors, instancePath+"/each", "allowed", {says: 49});
errors++;
}
}
if(data.groups !== undefined){
let data20 = data.groups;
if((typeof data20 === "string")){
if((typeof data20 === "string")){
if(typeof data20 !== "string"){
vErrors = fail(vErrors, instancePath+"/groups", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/groups", "branches", {says: 2});
errors++;
}
}
else {
if((data20 && typeof data20 == "object" && !Array.isArray(data20))){
if(!(validate119(data20, {instancePath:instancePath+"/groups"}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
else {
vErrors = fail(vErrors, instancePath+"/groups", "branches", {says: 50});
errors++;
}
}
}
if(data.variables !== undefined){
let data21 = data.variables;
if((data21 && typeof data21 == "object" && !Array.isArray(data21))){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key12 in data21){
const _errs65 = errors;
if(!(validate69(key12, {instancePath:instancePath+"/variables"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid14 = _errs65 === errors;
if(!valid14){
vErrors = fail(vErrors, instancePath+"/variables", "propertyNames", {propertyName: key12});
errors++;
}
}
for(const key13 in data21){
if(!(validate123(data21[key13], {instancePath:instancePath+"/variables/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/variables", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/variables", "branches", {says: 5});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 61});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 62});
errors++;
}
}
}
validate116.errors = vErrors;
return errors === 0;
}

const obj21 = new Set(["tokens","each","start"]);
const obj22 = new Set(["pieces","each","start","name"]);
const obj23 = new Set(["deck","each","start","copies","name"]);
const obj25 = new Set(["list","each","start","copies","name","rules"]);

function validate161(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data === "string")){
if((typeof data === "string")){
if(typeof data !== "string"){
vErrors = fail(vErrors, instancePath, "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 2});
errors++;
}
}
else {
if((((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
if((((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
vErrors = fail(vErrors, instancePath, "type", {type: "integer"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 15});
errors++;
}
}
else {
if((typeof data === "boolean")){
if((typeof data === "boolean")){
if(typeof data !== "boolean"){
vErrors = fail(vErrors, instancePath, "type", {type: "boolean"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 4});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 85});
errors++;
}
}
}
validate161.errors = vErrors;
return errors === 0;
}

const obj24 = new Set(["from","to"]);

function validate160(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((Array.isArray(data))){
if((Array.isArray(data))){
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate161(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 3});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.from !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj24.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 103, key: key0});
errors++;
}
}
if(data.from === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 104, key: "from"});
errors++;
}
if(data.to === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 104, key: "to"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from !== undefined){
if(!(validate72(data.from, {instancePath:instancePath+"/from"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate72(data.to, {instancePath:instancePath+"/to"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 105});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 106});
errors++;
}
}
validate160.errors = vErrors;
return errors === 0;
}

const obj26 = new Set(["name","text","source","when","move"]);
const obj28 = new Set(["name","text","source","when","set"]);
const obj29 = new Set(["name","text","source","when","change"]);
const obj30 = new Set(["name","text","source","when","let"]);
const obj31 = new Set(["name","text","source","when","hook","with","as"]);
const obj32 = new Set(["name","text","source","when","for","while","run","with"]);
const obj41 = new Set(["name","text","source","when","if","then","else"]);
const obj42 = new Set(["name","text","source","when","shuffle"]);
const obj43 = new Set(["name","text","source","when","roll"]);
const obj45 = new Set(["name","text","source","when","for","while","do"]);
const obj46 = new Set(["name","text","source","when","for","while","choose","by","decline","ask","continues"]);
const obj48 = new Set(["name","text","source","when","for","together","who"]);
const obj27 = new Set(["what","of","amount","upTo","from","to","at"]);

function validate177(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj27.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 127, key: key0});
errors++;
}
}
if(data.to === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 128, key: "to"});
errors++;
}
if(data.amount !== undefined && data.upTo !== undefined){
vErrors = fail(vErrors, instancePath, "clash", {says: 128, key: "amount,upTo"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.what !== undefined){
if(!(validate72(data.what, {instancePath:instancePath+"/what"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.of !== undefined){
if(!(validate72(data.of, {instancePath:instancePath+"/of"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(validate72(data.amount, {instancePath:instancePath+"/amount"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.upTo !== undefined){
if(!(validate72(data.upTo, {instancePath:instancePath+"/upTo"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.from !== undefined){
if(!(validate72(data.from, {instancePath:instancePath+"/from"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.to !== undefined){
if(!(validate72(data.to, {instancePath:instancePath+"/to"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.at !== undefined){
let data6 = data.at;
if(data6 !== "top" && data6 !== "bottom"){
vErrors = fail(vErrors, instancePath+"/at", "allowed", {says: 126});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 129});
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}


function validate201(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs2 = errors;
if(!(validate69(key0, {instancePath}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(!valid0){
vErrors = fail(vErrors, instancePath, "propertyNames", {propertyName: key0});
errors++;
}
}
for(const key1 in data){
if(!(validate72(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 130});
errors++;
}
validate201.errors = vErrors;
return errors === 0;
}

const obj33 = new Set(["space","in","where","because","when"]);
const obj35 = new Set(["player","where","because","when"]);
const obj36 = new Set(["piece","where","because","when"]);
const obj37 = new Set(["integer","where","because","when"]);
const obj38 = new Set(["choice","where","because","when"]);
const obj39 = new Set(["subset","size","where","because","when"]);
const obj40 = new Set(["member","where","because","when"]);
const wrapper1 = {validate: validate214};
const obj34 = new Set(["check","because"]);

function validate214(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data === "string")){
if((typeof data === "string")){
if(typeof data === "string"){
if(!pattern9.test(data)){
vErrors = fail(vErrors, instancePath, "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 2});
errors++;
}
}
else {
if((typeof data === "boolean")){
if((typeof data === "boolean")){
if(typeof data !== "boolean"){
vErrors = fail(vErrors, instancePath, "type", {type: "boolean"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 4});
errors++;
}
}
else {
if((Array.isArray(data))){
if((Array.isArray(data))){
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper1.validate(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 3});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.check !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj34.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 157, key: key0});
errors++;
}
}
if(data.check === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 158, key: "check"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.check !== undefined){
if(!(validate72(data.check, {instancePath:instancePath+"/check"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.because !== undefined){
if(!(validate56(data.because, {instancePath:instancePath+"/because"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 159});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data))){
const _errs16 = errors;
let valid3 = true;
const _errs17 = errors;
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err11 = {};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs19 = errors;
let valid4 = false;
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
for(const key1 in data){
const _errs21 = errors;
if(!(((((((((((((((((((((((key1 === "var") || (key1 === "get")) || (key1 === "at")) || (key1 === "call")) || (key1 === "if")) || (key1 === "and")) || (key1 === "or")) || (key1 === "not")) || (key1 === "!")) || (key1 === "!!")) || (key1 === "in")) || (key1 === "count")) || (key1 === "==")) || (key1 === "!=")) || (key1 === "<")) || (key1 === "<=")) || (key1 === ">")) || (key1 === ">=")) || (key1 === "+")) || (key1 === "-")) || (key1 === "*")) || (key1 === "/")) || (key1 === "%"))){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid5 = _errs21 === errors;
if(!valid5){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
break;
}
}
}
}
var _valid10 = _errs20 === errors;
valid4 = valid4 || _valid10;
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
else {
if(Object.keys(data).length < 1){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
for(const key2 in data){
const _errs24 = errors;
if(!(Array.isArray(data[key2]))){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid6 = _errs24 === errors;
if(!valid6){
break;
}
}
}
}
}
var _valid10 = _errs22 === errors;
valid4 = valid4 || _valid10;
if(!valid4){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
var _valid9 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid9){
const _errs26 = errors;
if(!(validate73(data, {instancePath}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
var _valid9 = _errs26 === errors;
valid3 = _valid9;
ifClause0 = "then";
}
else {
const _errs27 = errors;
if((data && typeof data == "object" && !Array.isArray(data))){
if((data && typeof data == "object" && !Array.isArray(data))){
if(data.check !== undefined){
vErrors = fail(vErrors, instancePath, "clash", {says: 154, key: "check"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = fail(vErrors, instancePath, "minProperties", {limit: 1});
errors++;
}
for(const key3 in data){
const _errs31 = errors;
if(!(validate63(key3, {instancePath}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid7 = _errs31 === errors;
if(!valid7){
vErrors = fail(vErrors, instancePath, "propertyNames", {propertyName: key3});
errors++;
}
}
for(const key4 in data){
if(!(wrapper1.validate(data[key4], {instancePath:instancePath+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? wrapper1.validate.errors : vErrors.concat(wrapper1.validate.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 155});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 156});
errors++;
}
var _valid9 = _errs27 === errors;
valid3 = _valid9;
ifClause0 = "else";
}
if(!valid3){
vErrors = fail(vErrors, instancePath, "if", {failingKeyword: ifClause0});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 156});
errors++;
}
}
}
}
}
validate214.errors = vErrors;
return errors === 0;
}


function validate211(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data) && data.space !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj33.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 132, key: key0});
errors++;
}
}
if(data.space === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 133, key: "space"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.space !== undefined){
if(!(validate72(data.space, {instancePath:instancePath+"/space"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.in !== undefined){
if(!(validate72(data.in, {instancePath:instancePath+"/in"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate214(data.where, {instancePath:instancePath+"/where"}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.because !== undefined){
if(!(validate56(data.because, {instancePath:instancePath+"/because"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 84});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.player !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key1 in data){
if(!obj35.has(key1)){
vErrors = fail(vErrors, instancePath, "closed", {says: 134, key: key1});
errors++;
}
}
if(data.player === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 135, key: "player"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.player !== undefined){
if(!(validate72(data.player, {instancePath:instancePath+"/player"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate214(data.where, {instancePath:instancePath+"/where"}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.because !== undefined){
if(!(validate56(data.because, {instancePath:instancePath+"/because"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 136});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.piece !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key2 in data){
if(!obj36.has(key2)){
vErrors = fail(vErrors, instancePath, "closed", {says: 137, key: key2});
errors++;
}
}
if(data.piece === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 138, key: "piece"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.piece !== undefined){
if(!(validate72(data.piece, {instancePath:instancePath+"/piece"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate214(data.where, {instancePath:instancePath+"/where"}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.because !== undefined){
if(!(validate56(data.because, {instancePath:instancePath+"/because"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 139});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.integer !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key3 in data){
if(!obj37.has(key3)){
vErrors = fail(vErrors, instancePath, "closed", {says: 140, key: key3});
errors++;
}
}
if(data.integer === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 141, key: "integer"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.integer !== undefined){
if(!(validate92(data.integer, {instancePath:instancePath+"/integer"}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate214(data.where, {instancePath:instancePath+"/where"}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.because !== undefined){
if(!(validate56(data.because, {instancePath:instancePath+"/because"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 142});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.choice !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key4 in data){
if(!obj38.has(key4)){
vErrors = fail(vErrors, instancePath, "closed", {says: 143, key: key4});
errors++;
}
}
if(data.choice === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 144, key: "choice"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.choice !== undefined){
if(!(validate72(data.choice, {instancePath:instancePath+"/choice"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate214(data.where, {instancePath:instancePath+"/where"}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.because !== undefined){
if(!(validate56(data.because, {instancePath:instancePath+"/because"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 145});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.subset !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key5 in data){
if(!obj39.has(key5)){
vErrors = fail(vErrors, instancePath, "closed", {says: 147, key: key5});
errors++;
}
}
if(data.subset === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 148, key: "subset"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subset !== undefined){
if(!(validate72(data.subset, {instancePath:instancePath+"/subset"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.size !== undefined){
let data22 = data.size;
const _errs41 = errors;
let valid6 = true;
const _errs42 = errors;
if(errors === _errs42){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing0;
if(((data22.min === undefined) && (missing0 = "min")) || ((data22.max === undefined) && (missing0 = "max"))){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid12 = _errs42 === errors;
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid12){
const _errs44 = errors;
if(!(validate92(data22, {instancePath:instancePath+"/size"}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var _valid12 = _errs44 === errors;
valid6 = _valid12;
ifClause0 = "then";
}
else {
const _errs45 = errors;
if((typeof data22 === "string") || (((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22))) || (typeof data22 === "boolean") || (Array.isArray(data22)) || (data22 && typeof data22 == "object" && !Array.isArray(data22))){
if(!(validate72(data22, {instancePath:instancePath+"/size"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
else {
vErrors = fail(vErrors, instancePath+"/size", "branches", {says: 146});
errors++;
}
var _valid12 = _errs45 === errors;
valid6 = _valid12;
ifClause0 = "else";
}
if(!valid6){
vErrors = fail(vErrors, instancePath+"/size", "if", {failingKeyword: ifClause0});
errors++;
}
}
if(data.where !== undefined){
if(!(validate214(data.where, {instancePath:instancePath+"/where"}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.because !== undefined){
if(!(validate56(data.because, {instancePath:instancePath+"/because"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 149});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.member !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key6 in data){
if(!obj40.has(key6)){
vErrors = fail(vErrors, instancePath, "closed", {says: 150, key: key6});
errors++;
}
}
if(data.member === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 151, key: "member"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.member !== undefined){
if(!(validate72(data.member, {instancePath:instancePath+"/member"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate214(data.where, {instancePath:instancePath+"/where"}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.because !== undefined){
if(!(validate56(data.because, {instancePath:instancePath+"/because"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 152});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 153});
errors++;
}
}
}
}
}
}
}
validate211.errors = vErrors;
return errors === 0;
}


function validate209(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
vErrors = fail(vErrors, instancePath, "maxProperties", {limit: 1});
errors++;
}
if(Object.keys(data).length < 1){
vErrors = fail(vErrors, instancePath, "minProperties", {limit: 1});
errors++;
}
for(const key0 in data){
const _errs2 = errors;
if(!(validate69(key0, {instancePath}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(!valid0){
vErrors = fail(vErrors, instancePath, "propertyNames", {propertyName: key0});
errors++;
}
}
for(const key1 in data){
if(!(validate211(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 131});
errors++;
}
validate209.errors = vErrors;
return errors === 0;
}

const wrapper3 = {validate: validate173};

function validate256(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((Array.isArray(data))){
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper3.validate(data[i0], {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 160});
errors++;
}
validate256.errors = vErrors;
return errors === 0;
}


function validate267(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj6.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 161, key: key0});
errors++;
}
}
if(data.integer === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 162, key: "integer"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.integer !== undefined){
if(!(validate92(data.integer, {instancePath:instancePath+"/integer"}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 163});
errors++;
}
validate267.errors = vErrors;
return errors === 0;
}

const obj47 = new Set(["text","source","params","where","do","otherwise"]);

function validate285(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs2 = errors;
if(!(validate69(key0, {instancePath}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(!valid0){
vErrors = fail(vErrors, instancePath, "propertyNames", {propertyName: key0});
errors++;
}
}
for(const key1 in data){
if(!(validate211(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate211.errors : vErrors.concat(validate211.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 167});
errors++;
}
validate285.errors = vErrors;
return errors === 0;
}


function validate283(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj47.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 165, key: key0});
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data1 = data.source;
if((typeof data1 === "string")){
if(typeof data1 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.params !== undefined){
if(!(validate285(data.params, {instancePath:instancePath+"/params"}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
}
if(data.where !== undefined){
if(!(validate214(data.where, {instancePath:instancePath+"/where"}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
if(data.do !== undefined){
if(!(validate256(data.do, {instancePath:instancePath+"/do"}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
if(data.otherwise !== undefined){
let data5 = data.otherwise;
if((typeof data5 === "boolean")){
if(typeof data5 !== "boolean"){
vErrors = fail(vErrors, instancePath+"/otherwise", "type", {type: "boolean"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/otherwise", "branches", {says: 4});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 166});
errors++;
}
validate283.errors = vErrors;
return errors === 0;
}


function validate281(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = fail(vErrors, instancePath, "minProperties", {limit: 1});
errors++;
}
for(const key0 in data){
const _errs2 = errors;
if(!(validate63(key0, {instancePath}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(!valid0){
vErrors = fail(vErrors, instancePath, "propertyNames", {propertyName: key0});
errors++;
}
}
for(const key1 in data){
if(!(validate283(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 164});
errors++;
}
validate281.errors = vErrors;
return errors === 0;
}


function validate294(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data === "boolean")){
if(data !== true){
vErrors = fail(vErrors, instancePath, "allowed", {says: 168});
errors++;
}
}
else {
if((typeof data === "string") || (data && typeof data == "object" && !Array.isArray(data))){
if(!(validate56(data, {instancePath}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 169});
errors++;
}
}
validate294.errors = vErrors;
return errors === 0;
}

const pattern19 = new RegExp("^[a-zA-Z][a-zA-Z0-9_]*(\\.[a-zA-Z][a-zA-Z0-9_]*)*$", "u");

function validate173(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data) && data.move !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj26.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 110, key: key0});
errors++;
}
}
if(data.move === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 111, key: "move"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data2 = data.source;
if((typeof data2 === "string")){
if(typeof data2 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.move !== undefined){
if(!(validate177(data.move, {instancePath:instancePath+"/move"}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 112});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.set !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key1 in data){
if(!obj28.has(key1)){
vErrors = fail(vErrors, instancePath, "closed", {says: 113, key: key1});
errors++;
}
}
if(data.set === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 111, key: "set"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data7 = data.source;
if((typeof data7 === "string")){
if(typeof data7 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.set !== undefined){
let data9 = data.set;
if((data9 && typeof data9 == "object" && !Array.isArray(data9))){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(Object.keys(data9).length < 1){
vErrors = fail(vErrors, instancePath+"/set", "minProperties", {limit: 1});
errors++;
}
for(const key2 in data9){
if(!(validate72(data9[key2], {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/set", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/set", "branches", {says: 5});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 112});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.change !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key3 in data){
if(!obj29.has(key3)){
vErrors = fail(vErrors, instancePath, "closed", {says: 114, key: key3});
errors++;
}
}
if(data.change === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 111, key: "change"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data13 = data.source;
if((typeof data13 === "string")){
if(typeof data13 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.change !== undefined){
let data15 = data.change;
if((data15 && typeof data15 == "object" && !Array.isArray(data15))){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
vErrors = fail(vErrors, instancePath+"/change", "minProperties", {limit: 1});
errors++;
}
for(const key4 in data15){
if(!(validate72(data15[key4], {instancePath:instancePath+"/change/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/change", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/change", "branches", {says: 5});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 112});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.let !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key5 in data){
if(!obj30.has(key5)){
vErrors = fail(vErrors, instancePath, "closed", {says: 115, key: key5});
errors++;
}
}
if(data.let === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 111, key: "let"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data19 = data.source;
if((typeof data19 === "string")){
if(typeof data19 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.let !== undefined){
let data21 = data.let;
if((data21 && typeof data21 == "object" && !Array.isArray(data21))){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(Object.keys(data21).length < 1){
vErrors = fail(vErrors, instancePath+"/let", "minProperties", {limit: 1});
errors++;
}
for(const key6 in data21){
const _errs50 = errors;
if(!(validate69(key6, {instancePath:instancePath+"/let"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid6 = _errs50 === errors;
if(!valid6){
vErrors = fail(vErrors, instancePath+"/let", "propertyNames", {propertyName: key6});
errors++;
}
}
for(const key7 in data21){
if(!(validate72(data21[key7], {instancePath:instancePath+"/let/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/let", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/let", "branches", {says: 5});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 112});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.hook !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key8 in data){
if(!obj31.has(key8)){
vErrors = fail(vErrors, instancePath, "closed", {says: 116, key: key8});
errors++;
}
}
if(data.hook === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 111, key: "hook"});
errors++;
}
if(data.as === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 111, key: "as"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data25 = data.source;
if((typeof data25 === "string")){
if(typeof data25 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.hook !== undefined){
let data27 = data.hook;
if((typeof data27 === "string")){
if(typeof data27 !== "string"){
vErrors = fail(vErrors, instancePath+"/hook", "type", {type: "string"});
errors++;
}
if(!pattern6.test(data27)){
vErrors = fail(vErrors, instancePath+"/hook", "name", {says: 1});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/hook", "branches", {says: 2});
errors++;
}
}
if(data.with !== undefined){
if(!(validate201(data.with, {instancePath:instancePath+"/with"}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate69(data.as, {instancePath:instancePath+"/as"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 112});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.run !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key9 in data){
if(!obj32.has(key9)){
vErrors = fail(vErrors, instancePath, "closed", {says: 117, key: key9});
errors++;
}
}
if(data.run === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 111, key: "run"});
errors++;
}
if(data.for !== undefined && data.while !== undefined){
vErrors = fail(vErrors, instancePath, "clash", {says: 111, key: "for,while"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data32 = data.source;
if((typeof data32 === "string")){
if(typeof data32 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.for !== undefined){
if(!(validate209(data.for, {instancePath:instancePath+"/for"}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
}
if(data.while !== undefined){
if(!(validate72(data.while, {instancePath:instancePath+"/while"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.run !== undefined){
let data36 = data.run;
if((typeof data36 === "string")){
if(typeof data36 !== "string"){
vErrors = fail(vErrors, instancePath+"/run", "type", {type: "string"});
errors++;
}
if(!pattern19.test(data36)){
vErrors = fail(vErrors, instancePath+"/run", "name", {says: 1});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/run", "branches", {says: 2});
errors++;
}
}
if(data.with !== undefined){
if(!(validate201(data.with, {instancePath:instancePath+"/with"}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 112});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.if !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key10 in data){
if(!obj41.has(key10)){
vErrors = fail(vErrors, instancePath, "closed", {says: 118, key: key10});
errors++;
}
}
if(data.if === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 111, key: "if"});
errors++;
}
if(data.then === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 111, key: "then"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data40 = data.source;
if((typeof data40 === "string")){
if(typeof data40 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.if !== undefined){
if(!(validate72(data.if, {instancePath:instancePath+"/if"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.then !== undefined){
if(!(validate256(data.then, {instancePath:instancePath+"/then"}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
if(data.else !== undefined){
if(!(validate256(data.else, {instancePath:instancePath+"/else"}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 112});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.shuffle !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key11 in data){
if(!obj42.has(key11)){
vErrors = fail(vErrors, instancePath, "closed", {says: 119, key: key11});
errors++;
}
}
if(data.shuffle === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 111, key: "shuffle"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data47 = data.source;
if((typeof data47 === "string")){
if(typeof data47 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.shuffle !== undefined){
if(!(validate72(data.shuffle, {instancePath:instancePath+"/shuffle"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 112});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.roll !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key12 in data){
if(!obj43.has(key12)){
vErrors = fail(vErrors, instancePath, "closed", {says: 120, key: key12});
errors++;
}
}
if(data.roll === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 111, key: "roll"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data52 = data.source;
if((typeof data52 === "string")){
if(typeof data52 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.roll !== undefined){
let data54 = data.roll;
if((data54 && typeof data54 == "object" && !Array.isArray(data54))){
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(Object.keys(data54).length < 1){
vErrors = fail(vErrors, instancePath+"/roll", "minProperties", {limit: 1});
errors++;
}
for(const key13 in data54){
const _errs116 = errors;
if(!(validate69(key13, {instancePath:instancePath+"/roll"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid13 = _errs116 === errors;
if(!valid13){
vErrors = fail(vErrors, instancePath+"/roll", "propertyNames", {propertyName: key13});
errors++;
}
}
for(const key14 in data54){
if(!(validate267(data54[key14], {instancePath:instancePath+"/roll/" + key14.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/roll", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/roll", "branches", {says: 5});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 112});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.do !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key15 in data){
if(!obj45.has(key15)){
vErrors = fail(vErrors, instancePath, "closed", {says: 121, key: key15});
errors++;
}
}
if(data.do === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 111, key: "do"});
errors++;
}
if(data.for !== undefined && data.while !== undefined){
vErrors = fail(vErrors, instancePath, "clash", {says: 111, key: "for,while"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data58 = data.source;
if((typeof data58 === "string")){
if(typeof data58 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.for !== undefined){
if(!(validate209(data.for, {instancePath:instancePath+"/for"}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
}
if(data.while !== undefined){
if(!(validate72(data.while, {instancePath:instancePath+"/while"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.do !== undefined){
if(!(validate256(data.do, {instancePath:instancePath+"/do"}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 112});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.choose !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key16 in data){
if(!obj46.has(key16)){
vErrors = fail(vErrors, instancePath, "closed", {says: 123, key: key16});
errors++;
}
}
if(data.choose === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 111, key: "choose"});
errors++;
}
if(data.for !== undefined && data.while !== undefined){
vErrors = fail(vErrors, instancePath, "clash", {says: 111, key: "for,while"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data65 = data.source;
if((typeof data65 === "string")){
if(typeof data65 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.for !== undefined){
if(!(validate209(data.for, {instancePath:instancePath+"/for"}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
}
if(data.while !== undefined){
if(!(validate72(data.while, {instancePath:instancePath+"/while"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.choose !== undefined){
if(!(validate281(data.choose, {instancePath:instancePath+"/choose"}))){
vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
errors = vErrors.length;
}
}
if(data.by !== undefined){
if(!(validate72(data.by, {instancePath:instancePath+"/by"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.decline !== undefined){
if(!(validate294(data.decline, {instancePath:instancePath+"/decline"}))){
vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors);
errors = vErrors.length;
}
}
if(data.ask !== undefined){
let data72 = data.ask;
if(data72 !== "always" && data72 !== "possible"){
vErrors = fail(vErrors, instancePath+"/ask", "allowed", {says: 122});
errors++;
}
}
if(data.continues !== undefined){
let data73 = data.continues;
if((typeof data73 === "boolean")){
if(typeof data73 !== "boolean"){
vErrors = fail(vErrors, instancePath+"/continues", "type", {type: "boolean"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/continues", "branches", {says: 4});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 112});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.together !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key17 in data){
if(!obj48.has(key17)){
vErrors = fail(vErrors, instancePath, "closed", {says: 124, key: key17});
errors++;
}
}
if(data.together === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 111, key: "together"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data76 = data.source;
if((typeof data76 === "string")){
if(typeof data76 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.for !== undefined){
if(!(validate209(data.for, {instancePath:instancePath+"/for"}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
}
if(data.together !== undefined){
if(!(validate281(data.together, {instancePath:instancePath+"/together"}))){
vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
errors = vErrors.length;
}
}
if(data.who !== undefined){
if(!(validate72(data.who, {instancePath:instancePath+"/who"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 112});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 125});
errors++;
}
}
}
}
}
}
}
}
}
}
}
}
validate173.errors = vErrors;
return errors === 0;
}


function validate171(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((Array.isArray(data))){
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if((typeof data0 === "string") || (((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0))) || (typeof data0 === "boolean")){
if(!(validate161(data0, {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
}
else {
if((data0 && typeof data0 == "object" && !Array.isArray(data0) && data0.move !== undefined) || (data0 && typeof data0 == "object" && !Array.isArray(data0) && data0.set !== undefined) || (data0 && typeof data0 == "object" && !Array.isArray(data0) && data0.change !== undefined) || (data0 && typeof data0 == "object" && !Array.isArray(data0) && data0.let !== undefined) || (data0 && typeof data0 == "object" && !Array.isArray(data0) && data0.hook !== undefined) || (data0 && typeof data0 == "object" && !Array.isArray(data0) && data0.run !== undefined) || (data0 && typeof data0 == "object" && !Array.isArray(data0) && data0.if !== undefined) || (data0 && typeof data0 == "object" && !Array.isArray(data0) && data0.shuffle !== undefined) || (data0 && typeof data0 == "object" && !Array.isArray(data0) && data0.roll !== undefined) || (data0 && typeof data0 == "object" && !Array.isArray(data0) && data0.do !== undefined) || (data0 && typeof data0 == "object" && !Array.isArray(data0) && data0.choose !== undefined) || (data0 && typeof data0 == "object" && !Array.isArray(data0) && data0.together !== undefined)){
if(!(validate173(data0, {instancePath:instancePath+"/" + i0}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + i0, "branches", {says: 108});
errors++;
}
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 109});
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}


function validate169(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data === "string") || (((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))) || (typeof data === "boolean")){
if(!(validate161(data, {instancePath}))){
vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
errors = vErrors.length;
}
}
else {
if((Array.isArray(data))){
if(!(validate171(data, {instancePath}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 107});
errors++;
}
}
validate169.errors = vErrors;
return errors === 0;
}


function validate154(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data) && data.tokens !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj21.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 89, key: key0});
errors++;
}
}
if(data.tokens === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 90, key: "tokens"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tokens !== undefined){
if(!(validate72(data.tokens, {instancePath:instancePath+"/tokens"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(data.each !== "player"){
vErrors = fail(vErrors, instancePath+"/each", "allowed", {says: 49});
errors++;
}
}
if(data.start !== undefined){
if(!(validate72(data.start, {instancePath:instancePath+"/start"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 91});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.pieces !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key1 in data){
if(!obj22.has(key1)){
vErrors = fail(vErrors, instancePath, "closed", {says: 92, key: key1});
errors++;
}
}
if(data.pieces === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 93, key: "pieces"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pieces !== undefined){
if(!(validate72(data.pieces, {instancePath:instancePath+"/pieces"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.each !== undefined){
if(data.each !== "player"){
vErrors = fail(vErrors, instancePath+"/each", "allowed", {says: 49});
errors++;
}
}
if(data.start !== undefined){
if(!(validate72(data.start, {instancePath:instancePath+"/start"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data6 = data.name;
if((typeof data6 === "string")){
if(typeof data6 !== "string"){
vErrors = fail(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/name", "branches", {says: 2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 94});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.deck !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key2 in data){
if(!obj23.has(key2)){
vErrors = fail(vErrors, instancePath, "closed", {says: 95, key: key2});
errors++;
}
}
if(data.deck === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 96, key: "deck"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deck !== undefined){
let data7 = data.deck;
if((data7 && typeof data7 == "object" && !Array.isArray(data7))){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length < 1){
vErrors = fail(vErrors, instancePath+"/deck", "minProperties", {limit: 1});
errors++;
}
for(const key3 in data7){
const _errs21 = errors;
if(!(validate69(key3, {instancePath:instancePath+"/deck"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid3 = _errs21 === errors;
if(!valid3){
vErrors = fail(vErrors, instancePath+"/deck", "propertyNames", {propertyName: key3});
errors++;
}
}
for(const key4 in data7){
if(!(validate160(data7[key4], {instancePath:instancePath+"/deck/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/deck", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/deck", "branches", {says: 5});
errors++;
}
}
if(data.each !== undefined){
if(data.each !== "player"){
vErrors = fail(vErrors, instancePath+"/each", "allowed", {says: 49});
errors++;
}
}
if(data.start !== undefined){
if(!(validate72(data.start, {instancePath:instancePath+"/start"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.copies !== undefined){
if(!(validate72(data.copies, {instancePath:instancePath+"/copies"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data12 = data.name;
if((typeof data12 === "string")){
if(typeof data12 !== "string"){
vErrors = fail(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/name", "branches", {says: 2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 97});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.list !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key5 in data){
if(!obj25.has(key5)){
vErrors = fail(vErrors, instancePath, "closed", {says: 99, key: key5});
errors++;
}
}
if(data.list === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 100, key: "list"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.list !== undefined){
let data13 = data.list;
if((Array.isArray(data13))){
if(Array.isArray(data13)){
if(data13.length < 1){
vErrors = fail(vErrors, instancePath+"/list", "minItems", {limit: 1});
errors++;
}
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if((data14 && typeof data14 == "object" && !Array.isArray(data14))){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key6 in data14){
const _errs39 = errors;
if(!(validate69(key6, {instancePath:instancePath+"/list/" + i0}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid8 = _errs39 === errors;
if(!valid8){
vErrors = fail(vErrors, instancePath+"/list/" + i0, "propertyNames", {propertyName: key6});
errors++;
}
}
for(const key7 in data14){
if(!(validate169(data14[key7], {instancePath:instancePath+"/list/" + i0+"/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/list/" + i0, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/list/" + i0, "branches", {says: 5});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/list", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/list", "branches", {says: 3});
errors++;
}
}
if(data.each !== undefined){
if(data.each !== "player"){
vErrors = fail(vErrors, instancePath+"/each", "allowed", {says: 49});
errors++;
}
}
if(data.start !== undefined){
if(!(validate72(data.start, {instancePath:instancePath+"/start"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.copies !== undefined){
if(!(validate72(data.copies, {instancePath:instancePath+"/copies"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data19 = data.name;
if((typeof data19 === "string")){
if(typeof data19 !== "string"){
vErrors = fail(vErrors, instancePath+"/name", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/name", "branches", {says: 2});
errors++;
}
}
if(data.rules !== undefined){
let data20 = data.rules;
if((data20 && typeof data20 == "object" && !Array.isArray(data20))){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key8 in data20){
const _errs51 = errors;
if(!(validate69(key8, {instancePath:instancePath+"/rules"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid10 = _errs51 === errors;
if(!valid10){
vErrors = fail(vErrors, instancePath+"/rules", "propertyNames", {propertyName: key8});
errors++;
}
}
for(const key9 in data20){
let data21 = data20[key9];
if(data21 !== "boolean" && data21 !== "integer" && data21 !== "effects"){
vErrors = fail(vErrors, instancePath+"/rules/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"), "allowed", {says: 98});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/rules", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/rules", "branches", {says: 5});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 101});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 102});
errors++;
}
}
}
}
validate154.errors = vErrors;
return errors === 0;
}

const obj49 = new Set(["each","holds","order","seen","limit","unlimited"]);

function validate311(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj49.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 172, key: key0});
errors++;
}
}
if(data.holds === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 173, key: "holds"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.each !== undefined){
let data0 = data.each;
if((typeof data0 === "string")){
if(typeof data0 !== "string"){
vErrors = fail(vErrors, instancePath+"/each", "type", {type: "string"});
errors++;
}
if(!pattern6.test(data0)){
vErrors = fail(vErrors, instancePath+"/each", "name", {says: 1});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/each", "branches", {says: 2});
errors++;
}
}
if(data.holds !== undefined){
let data1 = data.holds;
if((typeof data1 === "string")){
if((typeof data1 === "string")){
if(typeof data1 !== "string"){
vErrors = fail(vErrors, instancePath+"/holds", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/holds", "branches", {says: 2});
errors++;
}
}
else {
if((Array.isArray(data1))){
if((Array.isArray(data1))){
if(Array.isArray(data1)){
if(data1.length < 1){
vErrors = fail(vErrors, instancePath+"/holds", "minItems", {limit: 1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if((typeof data2 === "string")){
if(typeof data2 !== "string"){
vErrors = fail(vErrors, instancePath+"/holds/" + i0, "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/holds/" + i0, "branches", {says: 2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/holds", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/holds", "branches", {says: 3});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/holds", "branches", {says: 170});
errors++;
}
}
}
if(data.order !== undefined){
if(data.order !== "stack"){
vErrors = fail(vErrors, instancePath+"/order", "allowed", {says: 171});
errors++;
}
}
if(data.seen !== undefined){
if(!(validate72(data.seen, {instancePath:instancePath+"/seen"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
if(!(validate72(data.limit, {instancePath:instancePath+"/limit"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.unlimited !== undefined){
let data6 = data.unlimited;
if((typeof data6 === "boolean")){
if(typeof data6 !== "boolean"){
vErrors = fail(vErrors, instancePath+"/unlimited", "type", {type: "boolean"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/unlimited", "branches", {says: 4});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 174});
errors++;
}
validate311.errors = vErrors;
return errors === 0;
}

const pattern21 = new RegExp("^[a-zA-Z][a-zA-Z0-9_]*( *\\( *[a-zA-Z][a-zA-Z0-9_]*( +[a-zA-Z][a-zA-Z0-9_]*)?( *, *[a-zA-Z][a-zA-Z0-9_]*( +[a-zA-Z][a-zA-Z0-9_]*)?)* *\\))?$", "u");
const pattern22 = new RegExp("^(none|true|false|and|or|not|in|if|then|else|with|for|of|any|every|count|all|first|sum|min|max|lowest|highest|me|active|players|player|option|total|round|__proto__|constructor|prototype)(?![a-zA-Z0-9_])", "u");

function validate317(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((typeof data === "string")){
if(typeof data !== "string"){
vErrors = fail(vErrors, instancePath, "type", {type: "string"});
errors++;
}
if(!pattern21.test(data)){
vErrors = fail(vErrors, instancePath, "name", {says: 179});
errors++;
}
if(pattern22.test(data)){
vErrors = fail(vErrors, instancePath, "reserved", {says: 1});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 180});
errors++;
}
validate317.errors = vErrors;
return errors === 0;
}

const obj50 = new Set(["params","value","text"]);

function validate319(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data) && data.value !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj50.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 175, key: key0});
errors++;
}
}
if(data.value === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 176, key: "value"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.params !== undefined){
if(!(validate285(data.params, {instancePath:instancePath+"/params"}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
if(!(validate72(data.value, {instancePath:instancePath+"/value"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 177});
errors++;
}
}
else {
if((typeof data === "string") || (((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data))) || (typeof data === "boolean") || (Array.isArray(data)) || (data && typeof data == "object" && !Array.isArray(data))){
if(!(validate72(data, {instancePath}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 178});
errors++;
}
}
validate319.errors = vErrors;
return errors === 0;
}


function validate325(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs2 = errors;
if(!(validate63(key0, {instancePath}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(!valid0){
vErrors = fail(vErrors, instancePath, "propertyNames", {propertyName: key0});
errors++;
}
}
for(const key1 in data){
if(!(validate173(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 181});
errors++;
}
validate325.errors = vErrors;
return errors === 0;
}

const obj51 = new Set(["start","order","who","until"]);

function validate329(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj51.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 183, key: key0});
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.start !== undefined){
if(!(validate72(data.start, {instancePath:instancePath+"/start"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.order !== undefined){
let data1 = data.order;
if(data1 !== "clockwise" && data1 !== "counterclockwise"){
vErrors = fail(vErrors, instancePath+"/order", "allowed", {says: 182});
errors++;
}
}
if(data.who !== undefined){
if(!(validate72(data.who, {instancePath:instancePath+"/who"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.until !== undefined){
if(!(validate72(data.until, {instancePath:instancePath+"/until"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 184});
errors++;
}
validate329.errors = vErrors;
return errors === 0;
}

const obj52 = new Set(["text","source","when","rounds","begin","turns","turn","finish"]);
const obj53 = new Set(["until"]);
const obj54 = new Set(["times"]);

function validate339(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data) && data.until !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj53.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 187, key: key0});
errors++;
}
}
if(data.until === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 188, key: "until"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.until !== undefined){
if(!(validate72(data.until, {instancePath:instancePath+"/until"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 189});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.times !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key1 in data){
if(!obj54.has(key1)){
vErrors = fail(vErrors, instancePath, "closed", {says: 190, key: key1});
errors++;
}
}
if(data.times === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 188, key: "times"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.times !== undefined){
if(!(validate72(data.times, {instancePath:instancePath+"/times"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 189});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 191});
errors++;
}
}
validate339.errors = vErrors;
return errors === 0;
}


function validate336(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj52.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 185, key: key0});
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data1 = data.source;
if((typeof data1 === "string")){
if(typeof data1 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.rounds !== undefined){
if(!(validate339(data.rounds, {instancePath:instancePath+"/rounds"}))){
vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
errors = vErrors.length;
}
}
if(data.begin !== undefined){
if(!(validate325(data.begin, {instancePath:instancePath+"/begin"}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
}
if(data.turns !== undefined){
if(!(validate329(data.turns, {instancePath:instancePath+"/turns"}))){
vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
errors = vErrors.length;
}
}
if(data.turn !== undefined){
if(!(validate325(data.turn, {instancePath:instancePath+"/turn"}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
}
if(data.finish !== undefined){
if(!(validate325(data.finish, {instancePath:instancePath+"/finish"}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 186});
errors++;
}
validate336.errors = vErrors;
return errors === 0;
}

const obj55 = new Set(["name","text","source","when","params","move"]);
const obj56 = new Set(["name","text","source","when","params","set"]);
const obj57 = new Set(["name","text","source","when","params","change"]);
const obj58 = new Set(["name","text","source","when","params","let"]);
const obj59 = new Set(["name","text","source","when","params","hook","with","as"]);
const obj60 = new Set(["name","text","source","when","params","for","while","run","with"]);
const obj61 = new Set(["name","text","source","when","params","if","then","else"]);
const obj62 = new Set(["name","text","source","when","params","shuffle"]);
const obj63 = new Set(["name","text","source","when","params","roll"]);
const obj64 = new Set(["name","text","source","when","params","for","while","do"]);
const obj65 = new Set(["name","text","source","when","params","for","while","choose","by","decline","ask","continues"]);
const obj66 = new Set(["name","text","source","when","params","for","together","who"]);

function validate349(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data) && data.move !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj55.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 192, key: key0});
errors++;
}
}
if(data.move === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 193, key: "move"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data2 = data.source;
if((typeof data2 === "string")){
if(typeof data2 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.params !== undefined){
if(!(validate285(data.params, {instancePath:instancePath+"/params"}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
}
if(data.move !== undefined){
if(!(validate177(data.move, {instancePath:instancePath+"/move"}))){
vErrors = vErrors === null ? validate177.errors : vErrors.concat(validate177.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 194});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.set !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key1 in data){
if(!obj56.has(key1)){
vErrors = fail(vErrors, instancePath, "closed", {says: 195, key: key1});
errors++;
}
}
if(data.set === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 193, key: "set"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data8 = data.source;
if((typeof data8 === "string")){
if(typeof data8 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.params !== undefined){
if(!(validate285(data.params, {instancePath:instancePath+"/params"}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
}
if(data.set !== undefined){
let data11 = data.set;
if((data11 && typeof data11 == "object" && !Array.isArray(data11))){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(Object.keys(data11).length < 1){
vErrors = fail(vErrors, instancePath+"/set", "minProperties", {limit: 1});
errors++;
}
for(const key2 in data11){
if(!(validate72(data11[key2], {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/set", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/set", "branches", {says: 5});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 194});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.change !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key3 in data){
if(!obj57.has(key3)){
vErrors = fail(vErrors, instancePath, "closed", {says: 196, key: key3});
errors++;
}
}
if(data.change === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 193, key: "change"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data15 = data.source;
if((typeof data15 === "string")){
if(typeof data15 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.params !== undefined){
if(!(validate285(data.params, {instancePath:instancePath+"/params"}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
}
if(data.change !== undefined){
let data18 = data.change;
if((data18 && typeof data18 == "object" && !Array.isArray(data18))){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(Object.keys(data18).length < 1){
vErrors = fail(vErrors, instancePath+"/change", "minProperties", {limit: 1});
errors++;
}
for(const key4 in data18){
if(!(validate72(data18[key4], {instancePath:instancePath+"/change/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/change", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/change", "branches", {says: 5});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 194});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.let !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key5 in data){
if(!obj58.has(key5)){
vErrors = fail(vErrors, instancePath, "closed", {says: 197, key: key5});
errors++;
}
}
if(data.let === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 193, key: "let"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data22 = data.source;
if((typeof data22 === "string")){
if(typeof data22 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.params !== undefined){
if(!(validate285(data.params, {instancePath:instancePath+"/params"}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
}
if(data.let !== undefined){
let data25 = data.let;
if((data25 && typeof data25 == "object" && !Array.isArray(data25))){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(Object.keys(data25).length < 1){
vErrors = fail(vErrors, instancePath+"/let", "minProperties", {limit: 1});
errors++;
}
for(const key6 in data25){
const _errs54 = errors;
if(!(validate69(key6, {instancePath:instancePath+"/let"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid6 = _errs54 === errors;
if(!valid6){
vErrors = fail(vErrors, instancePath+"/let", "propertyNames", {propertyName: key6});
errors++;
}
}
for(const key7 in data25){
if(!(validate72(data25[key7], {instancePath:instancePath+"/let/" + key7.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/let", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/let", "branches", {says: 5});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 194});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.hook !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key8 in data){
if(!obj59.has(key8)){
vErrors = fail(vErrors, instancePath, "closed", {says: 198, key: key8});
errors++;
}
}
if(data.hook === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 193, key: "hook"});
errors++;
}
if(data.as === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 193, key: "as"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data29 = data.source;
if((typeof data29 === "string")){
if(typeof data29 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.params !== undefined){
if(!(validate285(data.params, {instancePath:instancePath+"/params"}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
}
if(data.hook !== undefined){
let data32 = data.hook;
if((typeof data32 === "string")){
if(typeof data32 !== "string"){
vErrors = fail(vErrors, instancePath+"/hook", "type", {type: "string"});
errors++;
}
if(!pattern6.test(data32)){
vErrors = fail(vErrors, instancePath+"/hook", "name", {says: 1});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/hook", "branches", {says: 2});
errors++;
}
}
if(data.with !== undefined){
if(!(validate201(data.with, {instancePath:instancePath+"/with"}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
}
if(data.as !== undefined){
if(!(validate69(data.as, {instancePath:instancePath+"/as"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 194});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.run !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key9 in data){
if(!obj60.has(key9)){
vErrors = fail(vErrors, instancePath, "closed", {says: 199, key: key9});
errors++;
}
}
if(data.run === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 193, key: "run"});
errors++;
}
if(data.for !== undefined && data.while !== undefined){
vErrors = fail(vErrors, instancePath, "clash", {says: 193, key: "for,while"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data37 = data.source;
if((typeof data37 === "string")){
if(typeof data37 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.params !== undefined){
if(!(validate285(data.params, {instancePath:instancePath+"/params"}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
}
if(data.for !== undefined){
if(!(validate209(data.for, {instancePath:instancePath+"/for"}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
}
if(data.while !== undefined){
if(!(validate72(data.while, {instancePath:instancePath+"/while"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.run !== undefined){
let data42 = data.run;
if((typeof data42 === "string")){
if(typeof data42 !== "string"){
vErrors = fail(vErrors, instancePath+"/run", "type", {type: "string"});
errors++;
}
if(!pattern19.test(data42)){
vErrors = fail(vErrors, instancePath+"/run", "name", {says: 1});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/run", "branches", {says: 2});
errors++;
}
}
if(data.with !== undefined){
if(!(validate201(data.with, {instancePath:instancePath+"/with"}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 194});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.if !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key10 in data){
if(!obj61.has(key10)){
vErrors = fail(vErrors, instancePath, "closed", {says: 200, key: key10});
errors++;
}
}
if(data.if === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 193, key: "if"});
errors++;
}
if(data.then === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 193, key: "then"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data46 = data.source;
if((typeof data46 === "string")){
if(typeof data46 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.params !== undefined){
if(!(validate285(data.params, {instancePath:instancePath+"/params"}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
}
if(data.if !== undefined){
if(!(validate72(data.if, {instancePath:instancePath+"/if"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.then !== undefined){
if(!(validate256(data.then, {instancePath:instancePath+"/then"}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
if(data.else !== undefined){
if(!(validate256(data.else, {instancePath:instancePath+"/else"}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 194});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.shuffle !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key11 in data){
if(!obj62.has(key11)){
vErrors = fail(vErrors, instancePath, "closed", {says: 201, key: key11});
errors++;
}
}
if(data.shuffle === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 193, key: "shuffle"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data54 = data.source;
if((typeof data54 === "string")){
if(typeof data54 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.params !== undefined){
if(!(validate285(data.params, {instancePath:instancePath+"/params"}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
}
if(data.shuffle !== undefined){
if(!(validate72(data.shuffle, {instancePath:instancePath+"/shuffle"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 194});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.roll !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key12 in data){
if(!obj63.has(key12)){
vErrors = fail(vErrors, instancePath, "closed", {says: 202, key: key12});
errors++;
}
}
if(data.roll === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 193, key: "roll"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data60 = data.source;
if((typeof data60 === "string")){
if(typeof data60 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.params !== undefined){
if(!(validate285(data.params, {instancePath:instancePath+"/params"}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
}
if(data.roll !== undefined){
let data63 = data.roll;
if((data63 && typeof data63 == "object" && !Array.isArray(data63))){
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
if(Object.keys(data63).length < 1){
vErrors = fail(vErrors, instancePath+"/roll", "minProperties", {limit: 1});
errors++;
}
for(const key13 in data63){
const _errs125 = errors;
if(!(validate69(key13, {instancePath:instancePath+"/roll"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid13 = _errs125 === errors;
if(!valid13){
vErrors = fail(vErrors, instancePath+"/roll", "propertyNames", {propertyName: key13});
errors++;
}
}
for(const key14 in data63){
if(!(validate267(data63[key14], {instancePath:instancePath+"/roll/" + key14.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate267.errors : vErrors.concat(validate267.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/roll", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/roll", "branches", {says: 5});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 194});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.do !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key15 in data){
if(!obj64.has(key15)){
vErrors = fail(vErrors, instancePath, "closed", {says: 203, key: key15});
errors++;
}
}
if(data.do === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 193, key: "do"});
errors++;
}
if(data.for !== undefined && data.while !== undefined){
vErrors = fail(vErrors, instancePath, "clash", {says: 193, key: "for,while"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data67 = data.source;
if((typeof data67 === "string")){
if(typeof data67 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.params !== undefined){
if(!(validate285(data.params, {instancePath:instancePath+"/params"}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
}
if(data.for !== undefined){
if(!(validate209(data.for, {instancePath:instancePath+"/for"}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
}
if(data.while !== undefined){
if(!(validate72(data.while, {instancePath:instancePath+"/while"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.do !== undefined){
if(!(validate256(data.do, {instancePath:instancePath+"/do"}))){
vErrors = vErrors === null ? validate256.errors : vErrors.concat(validate256.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 194});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.choose !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key16 in data){
if(!obj65.has(key16)){
vErrors = fail(vErrors, instancePath, "closed", {says: 204, key: key16});
errors++;
}
}
if(data.choose === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 193, key: "choose"});
errors++;
}
if(data.for !== undefined && data.while !== undefined){
vErrors = fail(vErrors, instancePath, "clash", {says: 193, key: "for,while"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data75 = data.source;
if((typeof data75 === "string")){
if(typeof data75 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.params !== undefined){
if(!(validate285(data.params, {instancePath:instancePath+"/params"}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
}
if(data.for !== undefined){
if(!(validate209(data.for, {instancePath:instancePath+"/for"}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
}
if(data.while !== undefined){
if(!(validate72(data.while, {instancePath:instancePath+"/while"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.choose !== undefined){
if(!(validate281(data.choose, {instancePath:instancePath+"/choose"}))){
vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
errors = vErrors.length;
}
}
if(data.by !== undefined){
if(!(validate72(data.by, {instancePath:instancePath+"/by"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.decline !== undefined){
if(!(validate294(data.decline, {instancePath:instancePath+"/decline"}))){
vErrors = vErrors === null ? validate294.errors : vErrors.concat(validate294.errors);
errors = vErrors.length;
}
}
if(data.ask !== undefined){
let data83 = data.ask;
if(data83 !== "always" && data83 !== "possible"){
vErrors = fail(vErrors, instancePath+"/ask", "allowed", {says: 122});
errors++;
}
}
if(data.continues !== undefined){
let data84 = data.continues;
if((typeof data84 === "boolean")){
if(typeof data84 !== "boolean"){
vErrors = fail(vErrors, instancePath+"/continues", "type", {type: "boolean"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/continues", "branches", {says: 4});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 194});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.together !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key17 in data){
if(!obj66.has(key17)){
vErrors = fail(vErrors, instancePath, "closed", {says: 205, key: key17});
errors++;
}
}
if(data.together === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 193, key: "together"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
if(!(validate63(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data87 = data.source;
if((typeof data87 === "string")){
if(typeof data87 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.params !== undefined){
if(!(validate285(data.params, {instancePath:instancePath+"/params"}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
}
if(data.for !== undefined){
if(!(validate209(data.for, {instancePath:instancePath+"/for"}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
}
if(data.together !== undefined){
if(!(validate281(data.together, {instancePath:instancePath+"/together"}))){
vErrors = vErrors === null ? validate281.errors : vErrors.concat(validate281.errors);
errors = vErrors.length;
}
}
if(data.who !== undefined){
if(!(validate72(data.who, {instancePath:instancePath+"/who"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 194});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 206});
errors++;
}
}
}
}
}
}
}
}
}
}
}
}
validate349.errors = vErrors;
return errors === 0;
}

const obj67 = new Set(["after","when","because","text","source"]);

function validate427(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj67.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 207, key: key0});
errors++;
}
}
if(data.after === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 208, key: "after"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.after !== undefined){
let data0 = data.after;
if((typeof data0 === "string")){
if(typeof data0 !== "string"){
vErrors = fail(vErrors, instancePath+"/after", "type", {type: "string"});
errors++;
}
if(!pattern6.test(data0)){
vErrors = fail(vErrors, instancePath+"/after", "name", {says: 1});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/after", "branches", {says: 2});
errors++;
}
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.because !== undefined){
if(!(validate56(data.because, {instancePath:instancePath+"/because"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data4 = data.source;
if((typeof data4 === "string")){
if(typeof data4 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 209});
errors++;
}
validate427.errors = vErrors;
return errors === 0;
}

const obj68 = new Set(["label","value","text","source"]);
const obj69 = new Set(["label","for","sum","text","source"]);

function validate433(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data) && data.value !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj68.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 210, key: key0});
errors++;
}
}
if(data.value === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 211, key: "value"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label !== undefined){
if(!(validate56(data.label, {instancePath:instancePath+"/label"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
if(!(validate72(data.value, {instancePath:instancePath+"/value"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data3 = data.source;
if((typeof data3 === "string")){
if(typeof data3 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 212});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.sum !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key1 in data){
if(!obj69.has(key1)){
vErrors = fail(vErrors, instancePath, "closed", {says: 213, key: key1});
errors++;
}
}
if(data.sum === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 211, key: "sum"});
errors++;
}
if(data.for === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 211, key: "for"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label !== undefined){
if(!(validate56(data.label, {instancePath:instancePath+"/label"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.for !== undefined){
if(!(validate209(data.for, {instancePath:instancePath+"/for"}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
}
if(data.sum !== undefined){
if(!(validate72(data.sum, {instancePath:instancePath+"/sum"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data8 = data.source;
if((typeof data8 === "string")){
if(typeof data8 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 212});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 214});
errors++;
}
}
validate433.errors = vErrors;
return errors === 0;
}

const obj70 = new Set(["when","by","ties","text","source"]);
const obj71 = new Set(["highest"]);
const obj72 = new Set(["lowest"]);

function validate444(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data) && data.highest !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj71.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 218, key: key0});
errors++;
}
}
if(data.highest === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 219, key: "highest"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.highest !== undefined){
if(!(validate72(data.highest, {instancePath:instancePath+"/highest"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 220});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.lowest !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key1 in data){
if(!obj72.has(key1)){
vErrors = fail(vErrors, instancePath, "closed", {says: 221, key: key1});
errors++;
}
}
if(data.lowest === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 219, key: "lowest"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lowest !== undefined){
if(!(validate72(data.lowest, {instancePath:instancePath+"/lowest"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 220});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 222});
errors++;
}
}
validate444.errors = vErrors;
return errors === 0;
}


function validate442(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj70.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 216, key: key0});
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = fail(vErrors, instancePath, "minProperties", {limit: 1});
errors++;
}
if(data.when !== undefined){
if(!(validate72(data.when, {instancePath:instancePath+"/when"}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
if(data.by !== undefined){
let data1 = data.by;
if((Array.isArray(data1))){
if(Array.isArray(data1)){
if(data1.length < 1){
vErrors = fail(vErrors, instancePath+"/by", "minItems", {limit: 1});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate444(data1[i0], {instancePath:instancePath+"/by/" + i0}))){
vErrors = vErrors === null ? validate444.errors : vErrors.concat(validate444.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/by", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/by", "branches", {says: 3});
errors++;
}
}
if(data.ties !== undefined){
let data3 = data.ties;
if(data3 !== "shared" && data3 !== "nobody"){
vErrors = fail(vErrors, instancePath+"/ties", "allowed", {says: 215});
errors++;
}
}
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data5 = data.source;
if((typeof data5 === "string")){
if(typeof data5 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 217});
errors++;
}
validate442.errors = vErrors;
return errors === 0;
}

const obj73 = new Set(["games","ties"]);
const obj74 = new Set(["with","label","about"]);

function validate451(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj74.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 226, key: key0});
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.with !== undefined){
let data0 = data.with;
if((data0 && typeof data0 == "object" && !Array.isArray(data0))){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
const _errs5 = errors;
if(!(validate69(key1, {instancePath:instancePath+"/with"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
vErrors = fail(vErrors, instancePath+"/with", "propertyNames", {propertyName: key1});
errors++;
}
}
for(const key2 in data0){
if(!(validate110(data0[key2], {instancePath:instancePath+"/with/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/with", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/with", "branches", {says: 5});
errors++;
}
}
if(data.label !== undefined){
if(!(validate56(data.label, {instancePath:instancePath+"/label"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.about !== undefined){
if(!(validate56(data.about, {instancePath:instancePath+"/about"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 227});
errors++;
}
validate451.errors = vErrors;
return errors === 0;
}


function validate450(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj73.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 223, key: key0});
errors++;
}
}
if(data.games === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 224, key: "games"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.games !== undefined){
let data0 = data.games;
if((Array.isArray(data0))){
if(Array.isArray(data0)){
if(data0.length > 20){
vErrors = fail(vErrors, instancePath+"/games", "maxItems", {limit: 20});
errors++;
}
if(data0.length < 2){
vErrors = fail(vErrors, instancePath+"/games", "minItems", {limit: 2});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate451(data0[i0], {instancePath:instancePath+"/games/" + i0}))){
vErrors = vErrors === null ? validate451.errors : vErrors.concat(validate451.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/games", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/games", "branches", {says: 3});
errors++;
}
}
if(data.ties !== undefined){
let data2 = data.ties;
if(data2 !== "shared" && data2 !== "nobody"){
vErrors = fail(vErrors, instancePath+"/ties", "allowed", {says: 215});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 225});
errors++;
}
validate450.errors = vErrors;
return errors === 0;
}

const obj75 = new Set(["text","source","players","with","seed","position","moves","illegal","because"]);
const obj79 = new Set(["text","source","players","with","seed","position","moves","legal","leadsTo"]);
const obj81 = new Set(["text","source","players","with","seed","position","moves","leadsTo"]);
const obj76 = new Set(["zones","variables","next","active","round"]);
const obj77 = new Set(["actor","decision"]);

function validate465(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj77.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 235, key: key0});
errors++;
}
}
if(data.actor === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 236, key: "actor"});
errors++;
}
if(data.decision === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 236, key: "decision"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.actor !== undefined){
let data0 = data.actor;
if((((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
vErrors = fail(vErrors, instancePath+"/actor", "type", {type: "integer"});
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
vErrors = fail(vErrors, instancePath+"/actor", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/actor", "branches", {says: 15});
errors++;
}
}
if(data.decision !== undefined){
let data1 = data.decision;
if((typeof data1 === "string")){
if(typeof data1 !== "string"){
vErrors = fail(vErrors, instancePath+"/decision", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/decision", "branches", {says: 2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 237});
errors++;
}
validate465.errors = vErrors;
return errors === 0;
}


function validate463(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj76.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 233, key: key0});
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.zones !== undefined){
let data0 = data.zones;
if((data0 && typeof data0 == "object" && !Array.isArray(data0))){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
const _errs5 = errors;
if(!(validate69(key1, {instancePath:instancePath+"/zones"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
vErrors = fail(vErrors, instancePath+"/zones", "propertyNames", {propertyName: key1});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/zones", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/zones", "branches", {says: 5});
errors++;
}
}
if(data.variables !== undefined){
let data1 = data.variables;
if((data1 && typeof data1 == "object" && !Array.isArray(data1))){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key2 in data1){
const _errs10 = errors;
if((typeof key2 === "string")){
if(typeof key2 !== "string"){
vErrors = fail(vErrors, instancePath+"/variables", "type", {type: "string"}, key2);
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/variables", "branches", {says: 2}, key2);
errors++;
}
var valid2 = _errs10 === errors;
if(!valid2){
vErrors = fail(vErrors, instancePath+"/variables", "propertyNames", {propertyName: key2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/variables", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/variables", "branches", {says: 5});
errors++;
}
}
if(data.next !== undefined){
if(!(validate465(data.next, {instancePath:instancePath+"/next"}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
}
if(data.active !== undefined){
let data3 = data.active;
if((((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = fail(vErrors, instancePath+"/active", "type", {type: "integer"});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
vErrors = fail(vErrors, instancePath+"/active", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/active", "branches", {says: 15});
errors++;
}
}
if(data.round !== undefined){
let data4 = data.round;
if((((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = fail(vErrors, instancePath+"/round", "type", {type: "integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
vErrors = fail(vErrors, instancePath+"/round", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/round", "branches", {says: 15});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 234});
errors++;
}
validate463.errors = vErrors;
return errors === 0;
}

const obj78 = new Set(["action","args","then"]);
const wrapper4 = {validate: validate468};

function validate468(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj78.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 238, key: key0});
errors++;
}
}
if(data.action === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 128, key: "action"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action !== undefined){
let data0 = data.action;
if((typeof data0 === "string")){
if(typeof data0 !== "string"){
vErrors = fail(vErrors, instancePath+"/action", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/action", "branches", {says: 2});
errors++;
}
}
if(data.args !== undefined){
let data1 = data.args;
if((data1 && typeof data1 == "object" && !Array.isArray(data1))){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
const _errs8 = errors;
if(!(validate69(key1, {instancePath:instancePath+"/args"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(!valid1){
vErrors = fail(vErrors, instancePath+"/args", "propertyNames", {propertyName: key1});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/args", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/args", "branches", {says: 5});
errors++;
}
}
if(data.then !== undefined){
let data2 = data.then;
if((Array.isArray(data2))){
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper4.validate(data2[i0], {instancePath:instancePath+"/then/" + i0}))){
vErrors = vErrors === null ? wrapper4.validate.errors : vErrors.concat(wrapper4.validate.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/then", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/then", "branches", {says: 3});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 129});
errors++;
}
validate468.errors = vErrors;
return errors === 0;
}

const obj80 = new Set(["scores","winners","zones","variables","next","over"]);

function validate478(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj80.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 240, key: key0});
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = fail(vErrors, instancePath, "minProperties", {limit: 1});
errors++;
}
if(data.scores !== undefined){
let data0 = data.scores;
if((data0 && typeof data0 == "object" && !Array.isArray(data0))){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
let data1 = data0[key1];
if((((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
if((((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
vErrors = fail(vErrors, instancePath+"/scores/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "integer"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/scores/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "branches", {says: 15});
errors++;
}
}
else {
if((data1 && typeof data1 == "object" && !Array.isArray(data1))){
if((data1 && typeof data1 == "object" && !Array.isArray(data1))){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key2 in data1){
const _errs13 = errors;
if((typeof key2 === "string")){
if(typeof key2 !== "string"){
vErrors = fail(vErrors, instancePath+"/scores/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"}, key2);
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/scores/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "branches", {says: 2}, key2);
errors++;
}
var valid2 = _errs13 === errors;
if(!valid2){
vErrors = fail(vErrors, instancePath+"/scores/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "propertyNames", {propertyName: key2});
errors++;
}
}
for(const key3 in data1){
let data2 = data1[key3];
if((((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = fail(vErrors, instancePath+"/scores/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "integer"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/scores/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "branches", {says: 15});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/scores/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/scores/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "branches", {says: 5});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/scores/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "branches", {says: 239});
errors++;
}
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/scores", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/scores", "branches", {says: 5});
errors++;
}
}
if(data.winners !== undefined){
let data3 = data.winners;
if((Array.isArray(data3))){
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if((((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = fail(vErrors, instancePath+"/winners/" + i0, "type", {type: "integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
vErrors = fail(vErrors, instancePath+"/winners/" + i0, "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/winners/" + i0, "branches", {says: 15});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/winners", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/winners", "branches", {says: 3});
errors++;
}
}
if(data.zones !== undefined){
let data5 = data.zones;
if((data5 && typeof data5 == "object" && !Array.isArray(data5))){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key4 in data5){
const _errs29 = errors;
if(!(validate69(key4, {instancePath:instancePath+"/zones"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid6 = _errs29 === errors;
if(!valid6){
vErrors = fail(vErrors, instancePath+"/zones", "propertyNames", {propertyName: key4});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/zones", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/zones", "branches", {says: 5});
errors++;
}
}
if(data.variables !== undefined){
let data6 = data.variables;
if((data6 && typeof data6 == "object" && !Array.isArray(data6))){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key5 in data6){
const _errs34 = errors;
if((typeof key5 === "string")){
if(typeof key5 !== "string"){
vErrors = fail(vErrors, instancePath+"/variables", "type", {type: "string"}, key5);
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/variables", "branches", {says: 2}, key5);
errors++;
}
var valid7 = _errs34 === errors;
if(!valid7){
vErrors = fail(vErrors, instancePath+"/variables", "propertyNames", {propertyName: key5});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/variables", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/variables", "branches", {says: 5});
errors++;
}
}
if(data.next !== undefined){
if(!(validate465(data.next, {instancePath:instancePath+"/next"}))){
vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
errors = vErrors.length;
}
}
if(data.over !== undefined){
let data8 = data.over;
if((typeof data8 === "boolean")){
if(typeof data8 !== "boolean"){
vErrors = fail(vErrors, instancePath+"/over", "type", {type: "boolean"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/over", "branches", {says: 4});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 241});
errors++;
}
validate478.errors = vErrors;
return errors === 0;
}


function validate459(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data) && data.illegal !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj75.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 229, key: key0});
errors++;
}
}
if(data.illegal === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 32, key: "illegal"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data1 = data.source;
if((typeof data1 === "string")){
if(typeof data1 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.players !== undefined){
let data2 = data.players;
if((((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
vErrors = fail(vErrors, instancePath+"/players", "type", {type: "integer"});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
vErrors = fail(vErrors, instancePath+"/players", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/players", "branches", {says: 15});
errors++;
}
}
if(data.with !== undefined){
let data3 = data.with;
if((data3 && typeof data3 == "object" && !Array.isArray(data3))){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
const _errs13 = errors;
if(!(validate69(key1, {instancePath:instancePath+"/with"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
if(!valid1){
vErrors = fail(vErrors, instancePath+"/with", "propertyNames", {propertyName: key1});
errors++;
}
}
for(const key2 in data3){
if(!(validate110(data3[key2], {instancePath:instancePath+"/with/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/with", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/with", "branches", {says: 5});
errors++;
}
}
if(data.seed !== undefined){
let data5 = data.seed;
if((((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
if((((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = fail(vErrors, instancePath+"/seed", "type", {type: "integer"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/seed", "branches", {says: 15});
errors++;
}
}
else {
if((typeof data5 === "string")){
if((typeof data5 === "string")){
if(typeof data5 !== "string"){
vErrors = fail(vErrors, instancePath+"/seed", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/seed", "branches", {says: 2});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/seed", "branches", {says: 228});
errors++;
}
}
}
if(data.position !== undefined){
if(!(validate463(data.position, {instancePath:instancePath+"/position"}))){
vErrors = vErrors === null ? validate463.errors : vErrors.concat(validate463.errors);
errors = vErrors.length;
}
}
if(data.moves !== undefined){
let data7 = data.moves;
if((Array.isArray(data7))){
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate468(data7[i0], {instancePath:instancePath+"/moves/" + i0}))){
vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/moves", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/moves", "branches", {says: 3});
errors++;
}
}
if(data.illegal !== undefined){
if(!(validate468(data.illegal, {instancePath:instancePath+"/illegal"}))){
vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
errors = vErrors.length;
}
}
if(data.because !== undefined){
let data10 = data.because;
if((typeof data10 === "string")){
if(typeof data10 !== "string"){
vErrors = fail(vErrors, instancePath+"/because", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/because", "branches", {says: 2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 5});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.legal !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key3 in data){
if(!obj79.has(key3)){
vErrors = fail(vErrors, instancePath, "closed", {says: 230, key: key3});
errors++;
}
}
if(data.legal === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 32, key: "legal"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data12 = data.source;
if((typeof data12 === "string")){
if(typeof data12 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.players !== undefined){
let data13 = data.players;
if((((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
vErrors = fail(vErrors, instancePath+"/players", "type", {type: "integer"});
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
vErrors = fail(vErrors, instancePath+"/players", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/players", "branches", {says: 15});
errors++;
}
}
if(data.with !== undefined){
let data14 = data.with;
if((data14 && typeof data14 == "object" && !Array.isArray(data14))){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key4 in data14){
const _errs45 = errors;
if(!(validate69(key4, {instancePath:instancePath+"/with"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid6 = _errs45 === errors;
if(!valid6){
vErrors = fail(vErrors, instancePath+"/with", "propertyNames", {propertyName: key4});
errors++;
}
}
for(const key5 in data14){
if(!(validate110(data14[key5], {instancePath:instancePath+"/with/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/with", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/with", "branches", {says: 5});
errors++;
}
}
if(data.seed !== undefined){
let data16 = data.seed;
if((((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
if((((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
vErrors = fail(vErrors, instancePath+"/seed", "type", {type: "integer"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/seed", "branches", {says: 15});
errors++;
}
}
else {
if((typeof data16 === "string")){
if((typeof data16 === "string")){
if(typeof data16 !== "string"){
vErrors = fail(vErrors, instancePath+"/seed", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/seed", "branches", {says: 2});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/seed", "branches", {says: 228});
errors++;
}
}
}
if(data.position !== undefined){
if(!(validate463(data.position, {instancePath:instancePath+"/position"}))){
vErrors = vErrors === null ? validate463.errors : vErrors.concat(validate463.errors);
errors = vErrors.length;
}
}
if(data.moves !== undefined){
let data18 = data.moves;
if((Array.isArray(data18))){
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
if(!(validate468(data18[i1], {instancePath:instancePath+"/moves/" + i1}))){
vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/moves", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/moves", "branches", {says: 3});
errors++;
}
}
if(data.legal !== undefined){
if(!(validate468(data.legal, {instancePath:instancePath+"/legal"}))){
vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
errors = vErrors.length;
}
}
if(data.leadsTo !== undefined){
if(!(validate478(data.leadsTo, {instancePath:instancePath+"/leadsTo"}))){
vErrors = vErrors === null ? validate478.errors : vErrors.concat(validate478.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 5});
errors++;
}
}
else {
if((data && typeof data == "object" && !Array.isArray(data) && data.leadsTo !== undefined)){
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key6 in data){
if(!obj81.has(key6)){
vErrors = fail(vErrors, instancePath, "closed", {says: 231, key: key6});
errors++;
}
}
if(data.leadsTo === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 32, key: "leadsTo"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
if(!(validate56(data.text, {instancePath:instancePath+"/text"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data23 = data.source;
if((typeof data23 === "string")){
if(typeof data23 !== "string"){
vErrors = fail(vErrors, instancePath+"/source", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/source", "branches", {says: 2});
errors++;
}
}
if(data.players !== undefined){
let data24 = data.players;
if((((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
vErrors = fail(vErrors, instancePath+"/players", "type", {type: "integer"});
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 < 1 || isNaN(data24)){
vErrors = fail(vErrors, instancePath+"/players", "minimum", {comparison: ">=", limit: 1});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/players", "branches", {says: 15});
errors++;
}
}
if(data.with !== undefined){
let data25 = data.with;
if((data25 && typeof data25 == "object" && !Array.isArray(data25))){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key7 in data25){
const _errs75 = errors;
if(!(validate69(key7, {instancePath:instancePath+"/with"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid11 = _errs75 === errors;
if(!valid11){
vErrors = fail(vErrors, instancePath+"/with", "propertyNames", {propertyName: key7});
errors++;
}
}
for(const key8 in data25){
if(!(validate110(data25[key8], {instancePath:instancePath+"/with/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/with", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/with", "branches", {says: 5});
errors++;
}
}
if(data.seed !== undefined){
let data27 = data.seed;
if((((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
if((((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
vErrors = fail(vErrors, instancePath+"/seed", "type", {type: "integer"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/seed", "branches", {says: 15});
errors++;
}
}
else {
if((typeof data27 === "string")){
if((typeof data27 === "string")){
if(typeof data27 !== "string"){
vErrors = fail(vErrors, instancePath+"/seed", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/seed", "branches", {says: 2});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/seed", "branches", {says: 228});
errors++;
}
}
}
if(data.position !== undefined){
if(!(validate463(data.position, {instancePath:instancePath+"/position"}))){
vErrors = vErrors === null ? validate463.errors : vErrors.concat(validate463.errors);
errors = vErrors.length;
}
}
if(data.moves !== undefined){
let data29 = data.moves;
if((Array.isArray(data29))){
if(Array.isArray(data29)){
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
if(!(validate468(data29[i2], {instancePath:instancePath+"/moves/" + i2}))){
vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/moves", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/moves", "branches", {says: 3});
errors++;
}
}
if(data.leadsTo !== undefined){
if(!(validate478(data.leadsTo, {instancePath:instancePath+"/leadsTo"}))){
vErrors = vErrors === null ? validate478.errors : vErrors.concat(validate478.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 5});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 232});
errors++;
}
}
}
validate459.errors = vErrors;
return errors === 0;
}


function validate489(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs2 = errors;
if(!(validate54(key0, {instancePath}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(!valid0){
vErrors = fail(vErrors, instancePath, "propertyNames", {propertyName: key0});
errors++;
}
}
for(const key1 in data){
let data0 = data[key1];
if((data0 && typeof data0 == "object" && !Array.isArray(data0))){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.label !== undefined){
if(!(validate56(data0.label, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/label"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data0.shows !== undefined){
let data2 = data0.shows;
if((Array.isArray(data2))){
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if((typeof data3 === "string")){
if(typeof data3 !== "string"){
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/shows/" + i0, "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/shows/" + i0, "branches", {says: 2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/shows", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/shows", "branches", {says: 3});
errors++;
}
}
if(data0.as !== undefined){
let data4 = data0.as;
if(data4 !== "row" && data4 !== "column" && data4 !== "pile" && data4 !== "deck" && data4 !== "stack" && data4 !== "each" && data4 !== "count" && data4 !== "owners" && data4 !== "pips" && data4 !== "tag" && data4 !== "text" && data4 !== "seat" && data4 !== "hidden"){
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/as", "allowed", {says: 242});
errors++;
}
}
if(data0.at !== undefined){
let data5 = data0.at;
if((typeof data5 === "string")){
if(data5 !== "top-left" && data5 !== "top-right" && data5 !== "center" && data5 !== "bottom" && data5 !== "whole"){
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/at", "allowed", {says: 243});
errors++;
}
}
else {
if((data5 && typeof data5 == "object" && !Array.isArray(data5))){
if((data5 && typeof data5 == "object" && !Array.isArray(data5))){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
const _errs20 = errors;
if(!(validate54(key2, {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/at"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var valid5 = _errs20 === errors;
if(!valid5){
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/at", "propertyNames", {propertyName: key2});
errors++;
}
}
for(const key3 in data5){
let data6 = data5[key3];
if((Array.isArray(data6))){
if(Array.isArray(data6)){
if(data6.length > 2){
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/at/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "maxItems", {limit: 2});
errors++;
}
if(data6.length < 2){
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/at/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "minItems", {limit: 2});
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if((((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/at/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1, "type", {type: "integer"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/at/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1, "branches", {says: 15});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/at/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/at/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "branches", {says: 244});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/at", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/at", "branches", {says: 245});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/at", "branches", {says: 246});
errors++;
}
}
}
if(data0.shape !== undefined){
let data8 = data0.shape;
if(data8 !== "disc" && data8 !== "coin" && data8 !== "cube" && data8 !== "house" && data8 !== "gem" && data8 !== "card" && data8 !== "tile" && data8 !== "marker" && data8 !== "ticket" && data8 !== "pawn" && data8 !== "crown" && data8 !== "stick" && data8 !== "tag" && data8 !== "hourglass" && data8 !== "flag" && data8 !== "star" && data8 !== "ring"){
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/shape", "allowed", {says: 247});
errors++;
}
}
if(data0.color !== undefined){
let data9 = data0.color;
if((typeof data9 === "string")){
if(typeof data9 !== "string"){
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/color", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/color", "branches", {says: 2});
errors++;
}
}
if(data0.turn !== undefined){
let data10 = data0.turn;
if((typeof data10 === "string")){
if(typeof data10 !== "string"){
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/turn", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/turn", "branches", {says: 2});
errors++;
}
}
if(data0.big !== undefined){
let data11 = data0.big;
if((typeof data11 === "string")){
if(typeof data11 !== "string"){
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/big", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/big", "branches", {says: 2});
errors++;
}
}
if(data0.steps !== undefined){
let data12 = data0.steps;
if((typeof data12 === "string")){
if((typeof data12 === "string")){
if(typeof data12 !== "string"){
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/steps", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/steps", "branches", {says: 2});
errors++;
}
}
else {
if((Array.isArray(data12))){
if((Array.isArray(data12))){
if(Array.isArray(data12)){
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if((typeof data13 === "string")){
if((typeof data13 === "string")){
if(typeof data13 !== "string"){
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/steps/" + i2, "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/steps/" + i2, "branches", {says: 2});
errors++;
}
}
else {
if((((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
if((((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/steps/" + i2, "type", {type: "integer"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/steps/" + i2, "branches", {says: 15});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/steps/" + i2, "branches", {says: 28});
errors++;
}
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/steps", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/steps", "branches", {says: 3});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/steps", "branches", {says: 248});
errors++;
}
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "branches", {says: 5});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 249});
errors++;
}
validate489.errors = vErrors;
return errors === 0;
}

const obj82 = new Set(["set","add","before","after","replace","remove"]);

function validate495(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj82.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 252, key: key0});
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
vErrors = fail(vErrors, instancePath, "minProperties", {limit: 1});
errors++;
}
if(data.set !== undefined){
let data0 = data.set;
if((data0 && typeof data0 == "object" && !Array.isArray(data0))){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length < 1){
vErrors = fail(vErrors, instancePath+"/set", "minProperties", {limit: 1});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/set", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/set", "branches", {says: 5});
errors++;
}
}
if(data.add !== undefined){
let data1 = data.add;
if((data1 && typeof data1 == "object" && !Array.isArray(data1))){
if((data1 && typeof data1 == "object" && !Array.isArray(data1))){
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
vErrors = fail(vErrors, instancePath+"/add", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/add", "branches", {says: 5});
errors++;
}
}
else {
if((Array.isArray(data1))){
if((Array.isArray(data1))){
if(!(Array.isArray(data1))){
vErrors = fail(vErrors, instancePath+"/add", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/add", "branches", {says: 3});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/add", "branches", {says: 251});
errors++;
}
}
}
if(data.before !== undefined){
let data2 = data.before;
if((data2 && typeof data2 == "object" && !Array.isArray(data2))){
if((data2 && typeof data2 == "object" && !Array.isArray(data2))){
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
vErrors = fail(vErrors, instancePath+"/before", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/before", "branches", {says: 5});
errors++;
}
}
else {
if((Array.isArray(data2))){
if((Array.isArray(data2))){
if(!(Array.isArray(data2))){
vErrors = fail(vErrors, instancePath+"/before", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/before", "branches", {says: 3});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/before", "branches", {says: 251});
errors++;
}
}
}
if(data.after !== undefined){
let data3 = data.after;
if((data3 && typeof data3 == "object" && !Array.isArray(data3))){
if((data3 && typeof data3 == "object" && !Array.isArray(data3))){
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
vErrors = fail(vErrors, instancePath+"/after", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/after", "branches", {says: 5});
errors++;
}
}
else {
if((Array.isArray(data3))){
if((Array.isArray(data3))){
if(!(Array.isArray(data3))){
vErrors = fail(vErrors, instancePath+"/after", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/after", "branches", {says: 3});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/after", "branches", {says: 251});
errors++;
}
}
}
if(data.remove !== undefined){
if(data.remove !== true){
vErrors = fail(vErrors, instancePath+"/remove", "allowed", {says: 168});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 253});
errors++;
}
validate495.errors = vErrors;
return errors === 0;
}


function validate494(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(validate495(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate495.errors : vErrors.concat(validate495.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 250});
errors++;
}
validate494.errors = vErrors;
return errors === 0;
}

const obj83 = new Set(["extends","variants","hash","texts","hooks"]);

function validate498(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj83.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 254, key: key0});
errors++;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.extends !== undefined){
let data0 = data.extends;
if((typeof data0 === "string")){
if(typeof data0 !== "string"){
vErrors = fail(vErrors, instancePath+"/extends", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/extends", "branches", {says: 2});
errors++;
}
}
if(data.variants !== undefined){
let data1 = data.variants;
if((Array.isArray(data1))){
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate54(data1[i0], {instancePath:instancePath+"/variants/" + i0}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/variants", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/variants", "branches", {says: 3});
errors++;
}
}
if(data.hash !== undefined){
let data3 = data.hash;
if((typeof data3 === "string")){
if(typeof data3 !== "string"){
vErrors = fail(vErrors, instancePath+"/hash", "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/hash", "branches", {says: 2});
errors++;
}
}
if(data.texts !== undefined){
let data4 = data.texts;
if((data4 && typeof data4 == "object" && !Array.isArray(data4))){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
let data5 = data4[key1];
if((typeof data5 === "string")){
if(typeof data5 !== "string"){
vErrors = fail(vErrors, instancePath+"/texts/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "string"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/texts/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), "branches", {says: 2});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/texts", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/texts", "branches", {says: 5});
errors++;
}
}
if(data.hooks !== undefined){
let data6 = data.hooks;
if((data6 && typeof data6 == "object" && !Array.isArray(data6))){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
let data7 = data6[key2];
if((((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
vErrors = fail(vErrors, instancePath+"/hooks/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "integer"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/hooks/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), "branches", {says: 15});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/hooks", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/hooks", "branches", {says: 5});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 255});
errors++;
}
validate498.errors = vErrors;
return errors === 0;
}

const pattern5 = new RegExp("^[a-zA-Z][a-zA-Z0-9_-]*(/[a-zA-Z][a-zA-Z0-9_-]*)?$", "u");

function validate53(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if((data && typeof data == "object" && !Array.isArray(data))){
for(const key0 in data){
if(!obj0.has(key0)){
vErrors = fail(vErrors, instancePath, "closed", {says: 6, key: key0});
errors++;
}
}
if(data.houserules === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 7, key: "houserules"});
errors++;
}
if(data.name === undefined){
vErrors = fail(vErrors, instancePath, "needs", {says: 7, key: "name"});
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.houserules !== undefined){
if(data.houserules !== 1){
vErrors = fail(vErrors, instancePath+"/houserules", "allowed", {says: 0});
errors++;
}
}
if(data.name !== undefined){
if(!(validate54(data.name, {instancePath:instancePath+"/name"}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(!(validate56(data.title, {instancePath:instancePath+"/title"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.about !== undefined){
if(!(validate56(data.about, {instancePath:instancePath+"/about"}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
if(data.extends !== undefined){
let data4 = data.extends;
if((typeof data4 === "string")){
if(typeof data4 !== "string"){
vErrors = fail(vErrors, instancePath+"/extends", "type", {type: "string"});
errors++;
}
if(!pattern5.test(data4)){
vErrors = fail(vErrors, instancePath+"/extends", "name", {says: 1});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/extends", "branches", {says: 2});
errors++;
}
}
if(data.variants !== undefined){
let data5 = data.variants;
if((Array.isArray(data5))){
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string"){
vErrors = fail(vErrors, instancePath+"/variants/" + i0, "type", {type: "string"});
errors++;
}
if(!(validate54(data6, {instancePath:instancePath+"/variants/" + i0}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
vErrors = fail(vErrors, instancePath+"/variants", "uniqueItems", {i: i1, j: j0});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/variants", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/variants", "branches", {says: 3});
errors++;
}
}
if(data.data !== undefined){
let data7 = data.data;
if((Array.isArray(data7))){
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i2=0; i2<len1; i2++){
let data8 = data7[i2];
if(typeof data8 !== "string"){
vErrors = fail(vErrors, instancePath+"/data/" + i2, "type", {type: "string"});
errors++;
}
if(!(validate54(data8, {instancePath:instancePath+"/data/" + i2}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
let i3 = data7.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data7[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
vErrors = fail(vErrors, instancePath+"/data", "uniqueItems", {i: i3, j: j1});
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/data", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/data", "branches", {says: 3});
errors++;
}
}
if(data.group !== undefined){
if(!(validate63(data.group, {instancePath:instancePath+"/group"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.default !== undefined){
let data10 = data.default;
if((typeof data10 === "boolean")){
if(typeof data10 !== "boolean"){
vErrors = fail(vErrors, instancePath+"/default", "type", {type: "boolean"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/default", "branches", {says: 4});
errors++;
}
}
if(data.requires !== undefined){
let data11 = data.requires;
if((Array.isArray(data11))){
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i4=0; i4<len2; i4++){
let data12 = data11[i4];
if(typeof data12 !== "string"){
vErrors = fail(vErrors, instancePath+"/requires/" + i4, "type", {type: "string"});
errors++;
}
if(!(validate54(data12, {instancePath:instancePath+"/requires/" + i4}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
let i5 = data11.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data11[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
vErrors = fail(vErrors, instancePath+"/requires", "uniqueItems", {i: i5, j: j2});
errors++;
break;
}
indices2[item2] = i5;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/requires", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/requires", "branches", {says: 3});
errors++;
}
}
if(data.excludes !== undefined){
let data13 = data.excludes;
if((Array.isArray(data13))){
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i6=0; i6<len3; i6++){
let data14 = data13[i6];
if(typeof data14 !== "string"){
vErrors = fail(vErrors, instancePath+"/excludes/" + i6, "type", {type: "string"});
errors++;
}
if(!(validate54(data14, {instancePath:instancePath+"/excludes/" + i6}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
let i7 = data13.length;
let j3;
if(i7 > 1){
const indices3 = {};
for(;i7--;){
let item3 = data13[i7];
if(typeof item3 !== "string"){
continue;
}
if(typeof indices3[item3] == "number"){
j3 = indices3[item3];
vErrors = fail(vErrors, instancePath+"/excludes", "uniqueItems", {i: i7, j: j3});
errors++;
break;
}
indices3[item3] = i7;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/excludes", "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/excludes", "branches", {says: 3});
errors++;
}
}
if(data.houseRule !== undefined){
let data15 = data.houseRule;
if((typeof data15 === "boolean")){
if(typeof data15 !== "boolean"){
vErrors = fail(vErrors, instancePath+"/houseRule", "type", {type: "boolean"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/houseRule", "branches", {says: 4});
errors++;
}
}
if(data.players !== undefined){
if(!(validate67(data.players, {instancePath:instancePath+"/players"}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data.options !== undefined){
let data17 = data.options;
if((data17 && typeof data17 == "object" && !Array.isArray(data17))){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const key1 in data17){
const _errs40 = errors;
if(!(validate69(key1, {instancePath:instancePath+"/options"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid13 = _errs40 === errors;
if(!valid13){
vErrors = fail(vErrors, instancePath+"/options", "propertyNames", {propertyName: key1});
errors++;
}
}
for(const key2 in data17){
if(!(validate71(data17[key2], {instancePath:instancePath+"/options/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/options", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/options", "branches", {says: 5});
errors++;
}
}
if(data.with !== undefined){
let data19 = data.with;
if((data19 && typeof data19 == "object" && !Array.isArray(data19))){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key3 in data19){
const _errs46 = errors;
if(!(validate69(key3, {instancePath:instancePath+"/with"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid15 = _errs46 === errors;
if(!valid15){
vErrors = fail(vErrors, instancePath+"/with", "propertyNames", {propertyName: key3});
errors++;
}
}
for(const key4 in data19){
if(!(validate110(data19[key4], {instancePath:instancePath+"/with/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/with", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/with", "branches", {says: 5});
errors++;
}
}
if(data.kinds !== undefined){
let data21 = data.kinds;
if((data21 && typeof data21 == "object" && !Array.isArray(data21))){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key5 in data21){
const _errs52 = errors;
if(!(validate69(key5, {instancePath:instancePath+"/kinds"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid17 = _errs52 === errors;
if(!valid17){
vErrors = fail(vErrors, instancePath+"/kinds", "propertyNames", {propertyName: key5});
errors++;
}
}
for(const key6 in data21){
let data22 = data21[key6];
if((Array.isArray(data22))){
if(Array.isArray(data22)){
if(data22.length < 1){
vErrors = fail(vErrors, instancePath+"/kinds/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), "minItems", {limit: 1});
errors++;
}
const len4 = data22.length;
for(let i8=0; i8<len4; i8++){
let data23 = data22[i8];
if(typeof data23 !== "string"){
vErrors = fail(vErrors, instancePath+"/kinds/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8, "type", {type: "string"});
errors++;
}
if(!(validate69(data23, {instancePath:instancePath+"/kinds/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i8}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
let i9 = data22.length;
let j4;
if(i9 > 1){
const indices4 = {};
for(;i9--;){
let item4 = data22[i9];
if(typeof item4 !== "string"){
continue;
}
if(typeof indices4[item4] == "number"){
j4 = indices4[item4];
vErrors = fail(vErrors, instancePath+"/kinds/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), "uniqueItems", {i: i9, j: j4});
errors++;
break;
}
indices4[item4] = i9;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/kinds/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), "type", {type: "array"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/kinds/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), "branches", {says: 3});
errors++;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/kinds", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/kinds", "branches", {says: 5});
errors++;
}
}
if(data.board !== undefined){
let data24 = data.board;
if((data24 && typeof data24 == "object" && !Array.isArray(data24))){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key7 in data24){
const _errs62 = errors;
if(!(validate69(key7, {instancePath:instancePath+"/board"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid22 = _errs62 === errors;
if(!valid22){
vErrors = fail(vErrors, instancePath+"/board", "propertyNames", {propertyName: key7});
errors++;
}
}
for(const key8 in data24){
if(!(validate116(data24[key8], {instancePath:instancePath+"/board/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/board", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/board", "branches", {says: 5});
errors++;
}
}
if(data.components !== undefined){
let data26 = data.components;
if((data26 && typeof data26 == "object" && !Array.isArray(data26))){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
for(const key9 in data26){
const _errs68 = errors;
if(!(validate69(key9, {instancePath:instancePath+"/components"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid24 = _errs68 === errors;
if(!valid24){
vErrors = fail(vErrors, instancePath+"/components", "propertyNames", {propertyName: key9});
errors++;
}
}
for(const key10 in data26){
if(!(validate154(data26[key10], {instancePath:instancePath+"/components/" + key10.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/components", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/components", "branches", {says: 5});
errors++;
}
}
if(data.zones !== undefined){
let data28 = data.zones;
if((data28 && typeof data28 == "object" && !Array.isArray(data28))){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const key11 in data28){
const _errs74 = errors;
if(!(validate69(key11, {instancePath:instancePath+"/zones"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid26 = _errs74 === errors;
if(!valid26){
vErrors = fail(vErrors, instancePath+"/zones", "propertyNames", {propertyName: key11});
errors++;
}
}
for(const key12 in data28){
if(!(validate311(data28[key12], {instancePath:instancePath+"/zones/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/zones", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/zones", "branches", {says: 5});
errors++;
}
}
if(data.variables !== undefined){
let data30 = data.variables;
if((data30 && typeof data30 == "object" && !Array.isArray(data30))){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key13 in data30){
const _errs80 = errors;
if(!(validate69(key13, {instancePath:instancePath+"/variables"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid28 = _errs80 === errors;
if(!valid28){
vErrors = fail(vErrors, instancePath+"/variables", "propertyNames", {propertyName: key13});
errors++;
}
}
for(const key14 in data30){
if(!(validate123(data30[key14], {instancePath:instancePath+"/variables/" + key14.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate123.errors : vErrors.concat(validate123.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/variables", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/variables", "branches", {says: 5});
errors++;
}
}
if(data.define !== undefined){
let data32 = data.define;
if((data32 && typeof data32 == "object" && !Array.isArray(data32))){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key15 in data32){
const _errs86 = errors;
if(!(validate317(key15, {instancePath:instancePath+"/define"}))){
vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
errors = vErrors.length;
}
var valid30 = _errs86 === errors;
if(!valid30){
vErrors = fail(vErrors, instancePath+"/define", "propertyNames", {propertyName: key15});
errors++;
}
}
for(const key16 in data32){
if(!(validate319(data32[key16], {instancePath:instancePath+"/define/" + key16.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate319.errors : vErrors.concat(validate319.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/define", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/define", "branches", {says: 5});
errors++;
}
}
if(data.setup !== undefined){
if(!(validate325(data.setup, {instancePath:instancePath+"/setup"}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
}
if(data.turns !== undefined){
if(!(validate329(data.turns, {instancePath:instancePath+"/turns"}))){
vErrors = vErrors === null ? validate329.errors : vErrors.concat(validate329.errors);
errors = vErrors.length;
}
}
if(data.turn !== undefined){
if(!(validate325(data.turn, {instancePath:instancePath+"/turn"}))){
vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
errors = vErrors.length;
}
}
if(data.phases !== undefined){
let data37 = data.phases;
if((data37 && typeof data37 == "object" && !Array.isArray(data37))){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key17 in data37){
const _errs95 = errors;
if(!(validate63(key17, {instancePath:instancePath+"/phases"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid32 = _errs95 === errors;
if(!valid32){
vErrors = fail(vErrors, instancePath+"/phases", "propertyNames", {propertyName: key17});
errors++;
}
}
for(const key18 in data37){
if(!(validate336(data37[key18], {instancePath:instancePath+"/phases/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/phases", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/phases", "branches", {says: 5});
errors++;
}
}
if(data.procedures !== undefined){
let data39 = data.procedures;
if((data39 && typeof data39 == "object" && !Array.isArray(data39))){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
for(const key19 in data39){
const _errs101 = errors;
if(!(validate69(key19, {instancePath:instancePath+"/procedures"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid34 = _errs101 === errors;
if(!valid34){
vErrors = fail(vErrors, instancePath+"/procedures", "propertyNames", {propertyName: key19});
errors++;
}
}
for(const key20 in data39){
if(!(validate349(data39[key20], {instancePath:instancePath+"/procedures/" + key20.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate349.errors : vErrors.concat(validate349.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/procedures", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/procedures", "branches", {says: 5});
errors++;
}
}
if(data.end !== undefined){
let data41 = data.end;
if((data41 && typeof data41 == "object" && !Array.isArray(data41))){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const key21 in data41){
const _errs107 = errors;
if(!(validate63(key21, {instancePath:instancePath+"/end"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid36 = _errs107 === errors;
if(!valid36){
vErrors = fail(vErrors, instancePath+"/end", "propertyNames", {propertyName: key21});
errors++;
}
}
for(const key22 in data41){
if(!(validate427(data41[key22], {instancePath:instancePath+"/end/" + key22.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate427.errors : vErrors.concat(validate427.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/end", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/end", "branches", {says: 5});
errors++;
}
}
if(data.score !== undefined){
let data43 = data.score;
if((data43 && typeof data43 == "object" && !Array.isArray(data43))){
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
for(const key23 in data43){
const _errs113 = errors;
if(!(validate63(key23, {instancePath:instancePath+"/score"}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid38 = _errs113 === errors;
if(!valid38){
vErrors = fail(vErrors, instancePath+"/score", "propertyNames", {propertyName: key23});
errors++;
}
}
for(const key24 in data43){
if(!(validate433(data43[key24], {instancePath:instancePath+"/score/" + key24.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate433.errors : vErrors.concat(validate433.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/score", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/score", "branches", {says: 5});
errors++;
}
}
if(data.win !== undefined){
if(!(validate442(data.win, {instancePath:instancePath+"/win"}))){
vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
errors = vErrors.length;
}
}
if(data.match !== undefined){
if(!(validate450(data.match, {instancePath:instancePath+"/match"}))){
vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
errors = vErrors.length;
}
}
if(data.examples !== undefined){
let data47 = data.examples;
if((data47 && typeof data47 == "object" && !Array.isArray(data47))){
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
for(const key25 in data47){
const _errs121 = errors;
if(!(validate69(key25, {instancePath:instancePath+"/examples"}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid40 = _errs121 === errors;
if(!valid40){
vErrors = fail(vErrors, instancePath+"/examples", "propertyNames", {propertyName: key25});
errors++;
}
}
for(const key26 in data47){
if(!(validate459(data47[key26], {instancePath:instancePath+"/examples/" + key26.replace(/~/g, "~0").replace(/\//g, "~1")}))){
vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath+"/examples", "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath+"/examples", "branches", {says: 5});
errors++;
}
}
if(data.look !== undefined){
if(!(validate489(data.look, {instancePath:instancePath+"/look"}))){
vErrors = vErrors === null ? validate489.errors : vErrors.concat(validate489.errors);
errors = vErrors.length;
}
}
if(data.patch !== undefined){
if(!(validate494(data.patch, {instancePath:instancePath+"/patch"}))){
vErrors = vErrors === null ? validate494.errors : vErrors.concat(validate494.errors);
errors = vErrors.length;
}
}
if(data.origin !== undefined){
if(!(validate498(data.origin, {instancePath:instancePath+"/origin"}))){
vErrors = vErrors === null ? validate498.errors : vErrors.concat(validate498.errors);
errors = vErrors.length;
}
}
}
else {
vErrors = fail(vErrors, instancePath, "type", {type: "object"});
errors++;
}
}
else {
vErrors = fail(vErrors, instancePath, "branches", {says: 8});
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath=""}={}){

let vErrors = null;
let errors = 0;
if(!(validate53(data, {instancePath}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
validate52.errors = vErrors;
return errors === 0;
}

export const expectations = [{"noun":"a word","values":[1]},{"noun":"a name"},{"noun":"a text","types":["string"]},{"noun":"a list","types":["array"]},{"noun":"`true` or `false`","types":["boolean"]},{"noun":"a mapping","types":["object"]},{"noun":"a rule set","keys":["houserules","name","title","about","extends","variants","data","group","default","requires","excludes","houseRule","players","options","with","kinds","board","components","zones","variables","define","setup","turns","turn","phases","procedures","end","score","win","match","examples","look","patch","origin"]},{"noun":"a rule set"},{"noun":"a rule set","types":["object"]},{"noun":"a name","like":"words of letters, digits and `_`, joined by `-`"},{"noun":"a name","types":["string"]},{"noun":"a text","types":["string","object"]},{"noun":"a language code"},{"noun":"a language code","types":["string"]},{"noun":"a name","like":"a letter, then letters, digits or `_`"},{"noun":"a whole number","types":["integer"]},{"noun":"a number of players","keys":["min","max"]},{"noun":"a number of players"},{"noun":"a number of players","types":["object"]},{"noun":"an integer option","keys":["integer","min","max","label","help","group"],"kinds":["integer","boolean","choice","list","permutation"]},{"noun":"an integer option"},{"noun":"an integer option","types":["object"]},{"noun":"a boolean option","keys":["boolean","label","help","group"],"kinds":["integer","boolean","choice","list","permutation"]},{"noun":"a boolean option"},{"noun":"a boolean option","types":["object"]},{"noun":"a choice option","keys":["choice","of","label","help","group"],"kinds":["integer","boolean","choice","list","permutation"]},{"noun":"a choice option"},{"noun":"a choice option","types":["object"]},{"types":["string","integer"]},{"noun":"items that are integers","keys":["integer"],"kinds":["integer"]},{"noun":"items that are integers"},{"noun":"items that are integers","types":["object"]},{},{"noun":"what the list holds","types":["object"],"kinds":["integer"],"keys":["integer"]},{"noun":"a list option","keys":["list","of","minLength","maxLength","label","help","group"],"kinds":["integer","boolean","choice","list","permutation"]},{"noun":"a list option"},{"noun":"a list option","types":["object"]},{"noun":"a permutation option","keys":["permutation","of","label","help","group"],"kinds":["integer","boolean","choice","list","permutation"]},{"noun":"a permutation option"},{"noun":"a permutation option","types":["object"]},{"noun":"an option","types":["object"],"kinds":["integer","boolean","choice","list","permutation"],"keys":["integer","min","max","label","help","group","boolean","choice","of","list","minLength","maxLength","permutation"]},{"noun":"an expression","types":["string","integer","boolean","array","object"]},{"noun":"a JsonLogic expression","types":["object"]},{"noun":"a range of integers","keys":["min","max"]},{"noun":"a range of integers"},{"noun":"a range of integers","types":["object"]},{"noun":"an option’s value","types":["string","integer","boolean","array","object"]},{"noun":"a word","values":[4,6,8]},{"keys":["columns","rows","neighbours"]},{"noun":"a word","values":["player"]},{"noun":"groups of spaces","types":["string","object"]},{"noun":"a grid","keys":["grid","each","groups","variables"],"kinds":["grid","graph","track"]},{"noun":"a grid"},{"noun":"a grid","types":["object"]},{"keys":["nodes","edges"]},{"noun":"a graph","keys":["graph","each","groups","variables"],"kinds":["grid","graph","track"]},{"noun":"a graph"},{"noun":"a graph","types":["object"]},{"keys":["length"]},{"noun":"a track","keys":["track","each","groups","variables"],"kinds":["grid","graph","track"]},{"noun":"a track"},{"noun":"a track","types":["object"]},{"noun":"a board","types":["object"],"kinds":["grid","graph","track"],"keys":["grid","each","groups","variables","graph","track"]},{"noun":"groups of spaces","types":["object"]},{"noun":"an integer variable","keys":["integer","min","max","each"],"kinds":["integer","boolean","player","space","piece","choice"]},{"noun":"an integer variable"},{"noun":"an integer variable","types":["object"]},{"noun":"a boolean variable","keys":["boolean","each"],"kinds":["integer","boolean","player","space","piece","choice"]},{"noun":"a boolean variable"},{"noun":"a boolean variable","types":["object"]},{"noun":"a player variable","keys":["player","each"],"kinds":["integer","boolean","player","space","piece","choice"]},{"noun":"a player variable"},{"noun":"a player variable","types":["object"]},{"noun":"a space variable","keys":["space","of","each"],"kinds":["integer","boolean","player","space","piece","choice"]},{"noun":"a space variable"},{"noun":"a space variable","types":["object"]},{"noun":"a piece variable","keys":["piece","of","each"],"kinds":["integer","boolean","player","space","piece","choice"]},{"noun":"a piece variable"},{"noun":"a piece variable","types":["object"]},{"noun":"values","types":["array","string"]},{"noun":"a choice variable","keys":["choice","of","each"],"kinds":["integer","boolean","player","space","piece","choice"]},{"noun":"a choice variable"},{"noun":"a choice variable","types":["object"]},{"noun":"a variable","types":["object"],"kinds":["integer","boolean","player","space","piece","choice"],"keys":["integer","min","max","each","boolean","player","space","of","piece","choice"]},{"noun":"a space","types":["object"]},{"noun":"a word, a number, true or false","types":["string","integer","boolean"]},{"noun":"a connection"},{"noun":"a connection","types":["object"]},{"noun":"a connection","types":["array","object"],"kinds":["between"],"keys":["between"]},{"noun":"tokens","keys":["tokens","each","start"],"kinds":["tokens","pieces","deck","list"]},{"noun":"tokens"},{"noun":"tokens","types":["object"]},{"noun":"pieces","keys":["pieces","each","start","name"],"kinds":["tokens","pieces","deck","list"]},{"noun":"pieces"},{"noun":"pieces","types":["object"]},{"noun":"a deck","keys":["deck","each","start","copies","name"],"kinds":["tokens","pieces","deck","list"]},{"noun":"a deck"},{"noun":"a deck","types":["object"]},{"noun":"a word","values":["boolean","integer","effects"]},{"noun":"a list of pieces","keys":["list","each","start","copies","name","rules"],"kinds":["tokens","pieces","deck","list"]},{"noun":"a list of pieces"},{"noun":"a list of pieces","types":["object"]},{"noun":"a component","types":["object"],"kinds":["tokens","pieces","deck","list"],"keys":["tokens","each","start","pieces","name","deck","copies","list","rules"]},{"noun":"a range","keys":["from","to"],"kinds":["from"]},{"noun":"a range"},{"noun":"a range","types":["object"]},{"noun":"the values of a field","types":["array","object"],"kinds":["from"],"keys":["from","to"]},{"noun":"a value","types":["string","integer","boolean","array"]},{"noun":"a value, or an effect","types":["string","integer","boolean","object"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"],"keys":["name","text","source","when","move","set","change","let","hook","with","as","for","while","run","if","then","else","shuffle","roll","do","choose","by","decline","ask","continues","together","who"]},{"noun":"a list of values","types":["array"]},{"noun":"an effect","keys":["name","text","source","when","move"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"an effect"},{"noun":"an effect","types":["object"]},{"noun":"an effect","keys":["name","text","source","when","set"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"an effect","keys":["name","text","source","when","change"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"an effect","keys":["name","text","source","when","let"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"an effect","keys":["name","text","source","when","hook","with","as"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"an effect","keys":["name","text","source","when","for","while","run","with"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"an effect","keys":["name","text","source","when","if","then","else"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"an effect","keys":["name","text","source","when","shuffle"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"an effect","keys":["name","text","source","when","roll"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"an effect","keys":["name","text","source","when","for","while","do"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"a word","values":["always","possible"]},{"noun":"an effect","keys":["name","text","source","when","for","while","choose","by","decline","ask","continues"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"an effect","keys":["name","text","source","when","for","together","who"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"an effect","types":["object"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"],"keys":["name","text","source","when","move","set","change","let","hook","with","as","for","while","run","if","then","else","shuffle","roll","do","choose","by","decline","ask","continues","together","who"]},{"noun":"a word","values":["top","bottom"]},{"noun":"a move","keys":["what","of","amount","upTo","from","to","at"]},{"noun":"a move"},{"noun":"a move","types":["object"]},{"noun":"values for parameters","types":["object"]},{"noun":"a name with a domain","types":["object"]},{"noun":"a space","keys":["space","in","where","because","when"],"kinds":["space","player","piece","integer","choice","subset","member"]},{"noun":"a space"},{"noun":"a player","keys":["player","where","because","when"],"kinds":["space","player","piece","integer","choice","subset","member"]},{"noun":"a player"},{"noun":"a player","types":["object"]},{"noun":"a piece","keys":["piece","where","because","when"],"kinds":["space","player","piece","integer","choice","subset","member"]},{"noun":"a piece"},{"noun":"a piece","types":["object"]},{"noun":"an integer","keys":["integer","where","because","when"],"kinds":["space","player","piece","integer","choice","subset","member"]},{"noun":"an integer"},{"noun":"an integer","types":["object"]},{"noun":"a choice","keys":["choice","where","because","when"],"kinds":["space","player","piece","integer","choice","subset","member"]},{"noun":"a choice"},{"noun":"a choice","types":["object"]},{"noun":"a number, or a range with min and max","types":["object","string","integer","boolean","array"],"kinds":["min"],"keys":["min","max"]},{"noun":"a subset","keys":["subset","size","where","because","when"],"kinds":["space","player","piece","integer","choice","subset","member"]},{"noun":"a subset"},{"noun":"a subset","types":["object"]},{"noun":"a member","keys":["member","where","because","when"],"kinds":["space","player","piece","integer","choice","subset","member"]},{"noun":"a member"},{"noun":"a member","types":["object"]},{"noun":"a domain","types":["object"],"kinds":["space","player","piece","integer","choice","subset","member"],"keys":["space","in","where","because","when","player","piece","integer","choice","subset","size","member"]},{"noun":"named checks"},{"noun":"named checks","types":["object"]},{"noun":"a check","types":["string","boolean","array","object"],"kinds":["check"],"keys":["check","because"]},{"noun":"a check","keys":["check","because"],"kinds":["check"]},{"noun":"a check"},{"noun":"a check","types":["object"]},{"noun":"a list of effects","types":["array"]},{"noun":"a random number","keys":["integer"]},{"noun":"a random number"},{"noun":"a random number","types":["object"]},{"noun":"named actions","types":["object"]},{"noun":"an action","keys":["text","source","params","where","do","otherwise"]},{"noun":"an action","types":["object"]},{"noun":"parameters","types":["object"]},{"noun":"a word","values":[true]},{"noun":"true or a text","types":["true","string","object"]},{"noun":"the name of a component, or a list of them","types":["string","array"]},{"noun":"a word","values":["stack"]},{"noun":"a zone","keys":["each","holds","order","seen","limit","unlimited"]},{"noun":"a zone"},{"noun":"a zone","types":["object"]},{"noun":"a definition","keys":["params","value","text"],"kinds":["value"]},{"noun":"a definition"},{"noun":"a definition","types":["object"]},{"noun":"a definition","types":["object","string","integer","boolean","array"],"kinds":["value"],"keys":["params","value","text"]},{"noun":"a name with parameters","like":"`TYPE` or `TYPE name` for each, where the type is a space set, `player`, a component, `integer` or `boolean`"},{"noun":"a name with parameters","types":["string"]},{"noun":"named steps","types":["object"]},{"noun":"a word","values":["clockwise","counterclockwise"]},{"noun":"an order of turns","keys":["start","order","who","until"]},{"noun":"an order of turns","types":["object"]},{"noun":"a phase","keys":["text","source","when","rounds","begin","turns","turn","finish"]},{"noun":"a phase","types":["object"]},{"noun":"rounds","keys":["until"],"kinds":["until","times"]},{"noun":"rounds"},{"noun":"rounds","types":["object"]},{"noun":"rounds","keys":["times"],"kinds":["until","times"]},{"noun":"a number of rounds","types":["object"],"kinds":["until","times"],"keys":["until","times"]},{"noun":"a procedure","keys":["name","text","source","when","params","move"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"a procedure"},{"noun":"a procedure","types":["object"]},{"noun":"a procedure","keys":["name","text","source","when","params","set"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"a procedure","keys":["name","text","source","when","params","change"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"a procedure","keys":["name","text","source","when","params","let"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"a procedure","keys":["name","text","source","when","params","hook","with","as"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"a procedure","keys":["name","text","source","when","params","for","while","run","with"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"a procedure","keys":["name","text","source","when","params","if","then","else"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"a procedure","keys":["name","text","source","when","params","shuffle"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"a procedure","keys":["name","text","source","when","params","roll"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"a procedure","keys":["name","text","source","when","params","for","while","do"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"a procedure","keys":["name","text","source","when","params","for","while","choose","by","decline","ask","continues"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"a procedure","keys":["name","text","source","when","params","for","together","who"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"]},{"noun":"a procedure","types":["object"],"kinds":["move","set","change","let","hook","run","if","shuffle","roll","do","choose","together"],"keys":["name","text","source","when","params","move","set","change","let","hook","with","as","for","while","run","if","then","else","shuffle","roll","do","choose","by","decline","ask","continues","together","who"]},{"noun":"an end","keys":["after","when","because","text","source"]},{"noun":"an end"},{"noun":"an end","types":["object"]},{"noun":"a score term","keys":["label","value","text","source"],"kinds":["value","sum"]},{"noun":"a score term"},{"noun":"a score term","types":["object"]},{"noun":"a score term","keys":["label","for","sum","text","source"],"kinds":["value","sum"]},{"noun":"a score term","types":["object"],"kinds":["value","sum"],"keys":["label","value","text","source","for","sum"]},{"noun":"a word","values":["shared","nobody"]},{"noun":"a winner","keys":["when","by","ties","text","source"]},{"noun":"a winner","types":["object"]},{"noun":"a comparison","keys":["highest"],"kinds":["highest","lowest"]},{"noun":"a comparison"},{"noun":"a comparison","types":["object"]},{"noun":"a comparison","keys":["lowest"],"kinds":["highest","lowest"]},{"noun":"a comparison","types":["object"],"kinds":["highest","lowest"],"keys":["highest","lowest"]},{"noun":"a match","keys":["games","ties"]},{"noun":"a match"},{"noun":"a match","types":["object"]},{"noun":"a game of the match","keys":["with","label","about"]},{"noun":"a game of the match","types":["object"]},{"types":["integer","string"]},{"keys":["text","source","players","with","seed","position","moves","illegal","because"],"kinds":["illegal","legal","leadsTo"]},{"keys":["text","source","players","with","seed","position","moves","legal","leadsTo"],"kinds":["illegal","legal","leadsTo"]},{"keys":["text","source","players","with","seed","position","moves","leadsTo"],"kinds":["illegal","legal","leadsTo"]},{"noun":"an example","types":["object"],"kinds":["illegal","legal","leadsTo"],"keys":["text","source","players","with","seed","position","moves","illegal","because","legal","leadsTo"]},{"noun":"a position","keys":["zones","variables","next","active","round"]},{"noun":"a position","types":["object"]},{"noun":"a decision","keys":["actor","decision"]},{"noun":"a decision"},{"noun":"a decision","types":["object"]},{"noun":"a move","keys":["action","args","then"]},{"types":["integer","object"]},{"noun":"a result","keys":["scores","winners","zones","variables","next","over"]},{"noun":"a result","types":["object"]},{"noun":"a word","values":["row","column","pile","deck","stack","each","count","owners","pips","tag","text","seat","hidden"]},{"noun":"a part of a space","values":["top-left","top-right","center","bottom","whole"]},{"noun":"two numbers","types":["array"]},{"noun":"where each space lies","types":["object"]},{"types":["string","object"]},{"noun":"a word","values":["disc","coin","cube","house","gem","card","tile","marker","ticket","pawn","crown","stick","tag","hourglass","flag","star","ring"]},{"types":["string","array"]},{"noun":"a look","types":["object"]},{"noun":"patches","types":["object"]},{"noun":"new entries or a list of effects","types":["object","array"]},{"noun":"a patch","keys":["set","add","before","after","replace","remove"]},{"noun":"a patch","types":["object"]},{"noun":"an origin","keys":["extends","variants","hash","texts","hooks"]},{"noun":"an origin","types":["object"]}];
