package dev.runesheet.model;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The grammatical context of a place in a sentence.
 *
 * @param phrasing the game's words
 * @param self the holder of the program
 * @param target the entity of the loop or choice around this place
 * @param doer the role whose actions are told without a subject: {@code gain 1 gold}
 * @param known conditions stated before, which need not be repeated
 */
record Voice(
    Phrasing phrasing, Pronoun self, Pronoun target, Selector.Role doer, Set<Condition> known) {

  static Voice of(Phrasing phrasing) {
    return new Voice(
        phrasing, phrasing.role("self"), phrasing.role("target"), Selector.Role.OWNER, Set.of());
  }

  Pronoun who(Selector.Role role) {
    if (role.equals(Selector.Role.SELF)) {
      return self;
    }
    return role.equals(Selector.Role.TARGET) ? target : phrasing.role(role.name());
  }

  /** The owner of a role's things: for a card its player. */
  Pronoun owner(Selector.Role role) {
    boolean card = role.equals(Selector.Role.SELF) && !self.base();
    return card ? phrasing.role("owner") : who(role);
  }

  /** The context inside a loop or choice over a group. */
  Voice aiming(Selector.Group group) {
    boolean person = phrasing.group(group.scope()).person();
    return person ? aiming(Pronoun.noun("that player")) : named().aiming(Pronoun.IT);
  }

  /** The same context, in which "it" is not the holder. */
  private Voice named() {
    Pronoun holder = self.subject().equals(Pronoun.IT.subject()) ? Pronoun.noun("this card") : self;
    return new Voice(phrasing, holder, target, doer, known);
  }

  Voice aiming(Pronoun at) {
    return new Voice(phrasing, self, at, doer, known);
  }

  /** The context inside the actions of each of several holders. */
  Voice each() {
    return new Voice(phrasing, Pronoun.THEY, target, Selector.Role.SELF, known);
  }

  /** The same context, addressing each of several who act as the holder. */
  Voice speaking() {
    return new Voice(phrasing, self == Pronoun.THEY ? Pronoun.YOU : self, target, doer, known);
  }

  /** The context inside the branches of a role's choice. */
  Voice asking(Selector.Role who) {
    return new Voice(phrasing, self, target, who, known);
  }

  /** The context of what the opponent chooses, in the opponent's own words. */
  Voice ofOpponent() {
    Phrasing words = phrasing.ofOpponent();
    boolean player = self.equals(Pronoun.YOU);
    Pronoun holder = player ? words.role(Selector.Role.OWNER.name()) : self;
    return new Voice(words, holder, target, Selector.Role.OPPONENT, known);
  }

  Voice knowing(Condition condition) {
    Set<Condition> more = new LinkedHashSet<>(known);
    more.add(condition);
    if (condition instanceof Condition.All all) {
      more.addAll(all.of());
    }
    return new Voice(phrasing, self, target, doer, more);
  }

  boolean knows(Condition condition) {
    return known.contains(condition)
        || condition instanceof Condition.All all && known.containsAll(all.of());
  }
}
