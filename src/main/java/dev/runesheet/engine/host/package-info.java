/**
 * The process in which rules are compiled and played: class loaders, threads, Drools settings and
 * services.
 */
package dev.runesheet.engine.host;
