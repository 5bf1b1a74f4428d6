/** The rules worker of this page. */
import { RulesClient } from '../worker/client.ts';

/** The worker's name for the game on the table. */
export const TABLE = 'table';

export const client = new RulesClient();
