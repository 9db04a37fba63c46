/** Rules of Drools that are no game's: compiled from files and watched for coverage. */
package dev.runesheet.testing.kie;
