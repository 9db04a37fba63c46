/** Mutation testing: rules are changed one small thing at a time, and the scenarios run again. */
package dev.runesheet.testing.mutation;
