package dev.runesheet.model;

import dev.runesheet.word.Property;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The grammatical context of a place in a sentence.
 *
 * @param phrasing the game's words
 * @param asked the game's words for who is asked there, who is "you"
 * @param self the holder of the program
 * @param target the entity of the loop or choice around this place
 * @param again its name behind what was told of others
 * @param doer the role whose actions are told without a subject: {@code gain 1 gold}
 * @param known conditions stated before, which need not be repeated
 * @param others whether the target is a card of others than the reader
 */
record Voice(
    Phrasing phrasing,
    Phrasing asked,
    Pronoun self,
    Pronoun target,
    Pronoun again,
    Selector.Role doer,
    Set<Condition> known,
    boolean others) {

  private static final Selector.Role NOBODY = new Selector.Role("");

  private static final Set<Pronoun> THINGS = Set.of(Pronoun.IT, Pronoun.noun("that card"));

  static Voice of(Phrasing phrasing) {
    Phrasing here = phrasing.seenFromHolder();
    return new Voice(
        here,
        phrasing,
        phrasing.role("self"),
        phrasing.role("target"),
        phrasing.role("target"),
        here == phrasing ? Selector.Role.OWNER : NOBODY,
        Set.of(),
        false);
  }

  Pronoun who(Selector.Role role) {
    if (role.equals(Selector.Role.SELF)) {
      return self;
    }
    return role.equals(Selector.Role.TARGET) ? target : phrasing.role(role.name());
  }

  /** The form of a role as the object of what another does. */
  String object(Selector.Role role, boolean besideOthers) {
    Voice here = besideOthers && role.equals(Selector.Role.SELF) ? named() : this;
    return here.who(role).plain().object();
  }

  /** True if what a role does is told as an order to the reader. */
  boolean isDoer(Selector.Role role) {
    boolean same = who(role).equals(Pronoun.YOU) && who(doer).equals(Pronoun.YOU);
    return role.equals(doer) || same;
  }

  /** The person asked for a role: for a card its player. */
  Pronoun asked(Selector.Role role) {
    return isThing(role) ? Pronoun.noun(target.whose() + " owner") : who(role);
  }

  private boolean isThing(Selector.Role role) {
    return role.equals(Selector.Role.TARGET) && THINGS.contains(target);
  }

  /** The owner of a role's things: for a card its player. */
  Pronoun owner(Selector.Role role) {
    return role.equals(Selector.Role.SELF) && isCard() ? phrasing.role("owner") : who(role);
  }

  /** True in the opponent's own words. */
  boolean isOfOpponent() {
    return phrasing.role(Selector.Role.OPPONENT.name()).equals(Pronoun.YOU);
  }

  /** True inside the actions of each member of a group. */
  boolean isEach() {
    return self == Pronoun.THEY;
  }

  /** True where what is called own is neither the reader's nor the opponent's: of others. */
  boolean isOfOthers() {
    String owner = Selector.Role.OWNER.name();
    return !phrasing.role(owner).equals(asked.role(owner));
  }

  /** True if the holder is a thing, whose player is asked and owns what is called its own. */
  boolean isCard() {
    return !phrasing.role("owner").equals(self) && (!self.base() || isEach());
  }

  /** True if the entities of a group are things. */
  boolean isOfThings(Selector.Group group) {
    return !phrasing.group(group.scope()).person();
  }

  /** The context inside a loop or choice over a group. */
  Voice aiming(Selector.Group group) {
    if (phrasing.group(group.scope()).isOwner()) {
      return named().aiming(owner(group.of()).plain());
    }
    return isOfThings(group)
        ? named().aiming(Pronoun.IT, again(group)).ofOthers(group)
        : named().aiming(Pronoun.noun("that player"));
  }

  /** The same context with one of a group as the target, as it is called. */
  Voice aiming(Pronoun at, Selector.Group group) {
    return aiming(at).ofOthers(group);
  }

  private Voice ofOthers(Selector.Group group) {
    boolean others =
        !isOfOpponent()
            && group.of().equals(Selector.Role.SELF)
            && phrasing.get(Phrasing.WORDS).containsKey(Phrasing.OF_OTHERS + group.scope());
    return new Voice(phrasing, asked, self, target, again, doer, known, others);
  }

  private Pronoun again(Selector.Group group) {
    Noun noun = phrasing.group(group.scope());
    boolean yours = noun.owned() && owner(group.of()).equals(Pronoun.YOU);
    return Pronoun.noun("that " + noun.bare() + (yours ? " of yours" : ""));
  }

  /** True if a role is a thing besides the target, so that "its" would be taken for that one's. */
  boolean isAnotherThing(Argument role) {
    boolean thing =
        role.equals(Selector.Role.SELF) && isCard()
            || role.equals(Selector.Role.SUBJECT)
            || role.equals(Selector.Role.CAUSER);
    return thing && target.equals(Pronoun.IT) && !again.equals(target);
  }

  /** True if a role is named by a noun that is not the holder's, to which "its" would refer. */
  boolean isAnother(Argument role) {
    return role instanceof Selector.Role other
        && !other.equals(Selector.Role.SELF)
        && isCard()
        && !who(other).base()
        && !who(other).equals(Pronoun.IT);
  }

  /** The same context behind a relative pronoun, with which only one thing of a clause begins. */
  Voice behindRelative() {
    return target.equals(Pronoun.WHICH)
        ? aiming(Pronoun.IT)
        : target.equals(Pronoun.WHICH_OF_SEVERAL) ? aiming(Pronoun.THEY) : this;
  }

  /** The same context behind a step about others: neither the holder nor the target is "it". */
  Voice behindOthers() {
    Pronoun aim = target.equals(Pronoun.IT) ? again : target;
    return named().aiming(aim, again);
  }

  /** The same context, in which "it" is not the holder. */
  Voice named() {
    Pronoun holder = self.subject().equals(Pronoun.IT.subject()) ? Pronoun.noun("this card") : self;
    return new Voice(phrasing.besideSubject(), asked, holder, target, again, doer, known, others);
  }

  /** The same context with another target, who is not the one that did what was told before. */
  Voice aiming(Pronoun at) {
    return aiming(at, at);
  }

  private Voice aiming(Pronoun at, Pronoun later) {
    Selector.Role does = doer.equals(Selector.Role.TARGET) ? NOBODY : doer;
    return new Voice(phrasing, asked, self, at, later, does, known, others && again.equals(later));
  }

  /** The context inside the actions of each member of a group; what was said is of others. */
  Voice each(Selector.Group group) {
    return new Voice(
        phrasing.ofEach(!isOfThings(group)),
        asked,
        Pronoun.THEY,
        Pronoun.THEY,
        Pronoun.THEY,
        Selector.Role.SELF,
        Set.of(),
        false);
  }

  /** The same context behind a clause of its own: what each of several does needs its subject. */
  Voice behindClause() {
    return isEach() ? new Voice(phrasing, asked, self, target, again, NOBODY, known, others) : this;
  }

  /** The same context, addressing the doer who is asked, if it is one of several or its player. */
  Voice speaking() {
    if (!isOfOthers() || !isOneOfThem(doer)) {
      return this;
    }
    Pronoun holder = isCard() ? Pronoun.noun("that card") : Pronoun.YOU;
    Pronoun aim = target == Pronoun.THEY ? holder : target;
    Pronoun later = again == Pronoun.THEY ? holder : again;
    return new Voice(asked, asked, holder, aim, later, doer, known, others);
  }

  private boolean isOneOfThem(Selector.Role who) {
    return who.equals(Selector.Role.SELF)
        || who.equals(Selector.Role.OWNER)
        || who.equals(Selector.Role.OPPONENT)
        || who.equals(Selector.Role.TARGET) && target == Pronoun.THEY;
  }

  /** The context inside the branches of a role's choice: others than the reader are named there. */
  Voice asking(Selector.Role who) {
    return new Voice(
        phrasing, asked, self, target, again, addresses(who) ? who : NOBODY, known, others);
  }

  /** True if a role is addressed, or told of as "they". */
  boolean addresses(Selector.Role who) {
    return who(who).equals(Pronoun.YOU) || who(who).equals(Pronoun.THEY);
  }

  /** The context of the options of a role's choice, which are read by who is asked. */
  Voice offering(Selector.Role who) {
    return new Voice(
        phrasing, asked, self, target, again, isThing(who) ? NOBODY : who, known, others);
  }

  /** The context of what the opponent chooses, in the opponent's own words. */
  Voice ofOpponent() {
    Phrasing words = phrasing.ofOpponent();
    boolean player = self.equals(Pronoun.YOU);
    Pronoun holder = player ? words.role(Selector.Role.OWNER.name()) : self;
    Pronoun aim = target.equals(Pronoun.YOU) ? holder : target;
    return new Voice(words, words, holder, aim, again, Selector.Role.OPPONENT, known, false);
  }

  Voice knowing(Condition condition) {
    Set<Condition> more = new LinkedHashSet<>(known);
    more.add(condition);
    if (condition instanceof Condition.All all) {
      more.addAll(all.of());
    }
    Phrasing here = phrasing;
    Phrasing there = asked;
    for (Condition one : more) {
      if (one instanceof Condition.Is is
          && is.who().equals(Selector.Role.SUBJECT)
          && is.property().equals(Property.KIND)) {
        here = here.ofSubject(is.word());
        there = there.ofSubject(is.word());
      }
    }
    return new Voice(here, there, self, target, again, doer, more, others);
  }

  /** The context behind a step, which may have changed what was stated before. */
  Voice forgetting() {
    return known.isEmpty()
        ? this
        : new Voice(phrasing, asked, self, target, again, doer, Set.of(), others);
  }

  /** True if a condition holds as stated before; one with chance is asked anew. */
  boolean knows(Condition condition) {
    return condition.values().noneMatch(Value::draws) && isStated(condition);
  }

  private boolean isStated(Condition condition) {
    return known.contains(condition)
        || condition instanceof Condition.All all && known.containsAll(all.of());
  }
}
