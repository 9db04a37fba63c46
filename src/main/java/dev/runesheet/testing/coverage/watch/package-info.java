/** Instrumentation of compiled rules, which counts firings and outcomes of conditions. */
package dev.runesheet.testing.coverage.watch;
