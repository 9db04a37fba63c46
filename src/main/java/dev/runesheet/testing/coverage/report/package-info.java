/** Reports on coverage that name real lines and cells: pages, LCOV, Cobertura, and workbooks. */
package dev.runesheet.testing.coverage.report;
