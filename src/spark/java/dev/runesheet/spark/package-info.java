/** Simulations on a cluster of Apache Spark. */
package dev.runesheet.spark;
