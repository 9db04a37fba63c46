/**
 * Direct evaluation of rules that match one passing fact alone, by their own compiled conditions
 * and consequences, without an insertion, an agenda and a deletion for each. Rules that join facts
 * or derive lasting ones stay in the network. {@link dev.runesheet.engine.direct.DirectRules}
 * decides the way of a rule, with the reason.
 *
 * <p>Both ways play the same matches. If several rules answer one fact, only the agenda has their
 * order, so such a fact is shown to the network. A match that is traced, whose rules a probe
 * watches, or whose session has been requested goes through the network with all its facts.
 */
package dev.runesheet.engine.direct;
