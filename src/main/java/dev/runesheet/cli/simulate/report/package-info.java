/** Results of simulations as tables, text, pages, CSV and JSON. */
package dev.runesheet.cli.simulate.report;
