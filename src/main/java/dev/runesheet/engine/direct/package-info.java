/**
 * Rules that look at one passing fact alone, asked without a network: their own compiled conditions
 * and consequences, without an insertion, an agenda and a deletion for each. What joins facts or
 * lasts stays in the network. {@link dev.runesheet.engine.direct.DirectRules} decides which way a
 * rule goes, and says why.
 *
 * <p>Both ways play the same matches. Of several rules that answer one fact the agenda knows the
 * order, so such a fact is shown to the network. A match that is traced, whose rules a probe
 * watches, or whose session somebody has asked for goes through the network with all its facts.
 */
package dev.runesheet.engine.direct;
