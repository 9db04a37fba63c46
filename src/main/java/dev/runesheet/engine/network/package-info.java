/**
 * Compiled rules and their sessions: how a match shows facts to rules, with the answers that all
 * matches share.
 */
package dev.runesheet.engine.network;
