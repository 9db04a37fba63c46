/**
 * The state of one match: facts, agenda, open questions and counts, with the log by which changes
 * are taken back.
 */
package dev.runesheet.engine.state;
