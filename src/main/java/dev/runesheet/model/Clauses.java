package dev.runesheet.model;

import dev.runesheet.spelling.Series;
import dev.runesheet.word.Property;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The words of conditions: after "if", and after a noun. */
final class Clauses {

  /** The word between a noun and a thing it has. */
  static final String WITH = "with";

  /** The beginning of a condition behind a noun that says nothing of it. */
  static final String IF = "if ";

  private static final String FOR_WHICH = "for which ";
  private static final String IS = "is";
  private static final String NAMED = " named ";

  /** The beginning of a clause that says what somebody is, whoever "it" of a turn is not. */
  private static final Pattern SUBJECT =
      Pattern.compile("^(?:(?:it|this card|that \\w+) is|(?:you|they) are) ");

  /** Clauses whose end another may not share. */
  private static final Predicate<String> SEVERAL =
      Pattern.compile(" (?:and|or|turn) ").asPredicate();

  private static final String AT_LEAST = "at least ";
  private static final String LESS = "less than ";

  private final Voice voice;
  private final Amounts amounts;

  /** The words of the numbers that others are compared with. */
  private final Amounts sizes;

  private final GroupPhrase groups;
  private final States states;

  Clauses(Voice voice) {
    this.voice = voice;
    this.amounts = new Amounts(voice);
    this.sizes = new Amounts(voice.behindRelative());
    this.groups = new GroupPhrase(voice);
    this.states = new States(voice.phrasing());
  }

  /** A condition after "if". */
  String say(Condition said) {
    Condition condition = inward(said);
    if (condition instanceof Condition.Is is) {
      return is(is, true);
    }
    if (condition instanceof Condition.Same same) {
      return same(same, true);
    }
    if (condition instanceof Condition.Has has) {
      return has(has, "has", "");
    }
    if (condition instanceof Condition.All all) {
      return range(all, true)
          .orElseGet(
              () ->
                  alike(all.of(), " and ")
                      .or(() -> havings(flat(all), " and "))
                      .orElseGet(() -> Series.and(ofOne(parts(flat(all))))));
    }
    if (condition instanceof Condition.Any any) {
      List<Condition> of = flat(any);
      return alike(of, " or ")
          .or(() -> oneOf(of))
          .or(() -> havings(of, " or "))
          .orElseGet(() -> String.join(" or ", parts(of)));
    }
    if (condition instanceof Condition.Not not && !(not.of() instanceof Condition.Comparison)) {
      return not(not.of());
    }
    return comparison(condition);
  }

  /** A condition under which something is permitted, as a whole sentence. */
  String permission(Condition needed) {
    Map<String, String> words = voice.phrasing().get(Phrasing.WORDS);
    return words.getOrDefault(Phrasing.PERMITTED, Phrasing.PERMITTED) + " only if " + say(needed);
  }

  private List<String> parts(List<Condition> of) {
    return of.stream().map(part -> nested(part) ? "(" + say(part) + ")" : say(part)).toList();
  }

  /** Parts that all say what one entity is, with that entity in the first of them alone. */
  private static List<String> ofOne(List<String> parts) {
    Matcher is = SUBJECT.matcher(parts.get(0));
    if (!is.find()
        || parts.stream().anyMatch(part -> !part.startsWith(is.group()) || SEVERAL.test(part))) {
      return parts;
    }
    List<String> rest = new ArrayList<>(parts);
    rest.replaceAll(part -> part.substring(is.end()));
    rest.set(0, parts.get(0));
    return rest;
  }

  /**
   * A condition without an opposite of several parts that has no words of its own: what is not so
   * is said of each part, since "not" before several would leave open where it ends.
   */
  private Condition inward(Condition condition) {
    if (!(condition instanceof Condition.Not not)) {
      return condition;
    }
    if (not.of() instanceof Condition.Not twice) {
      return inward(twice.of());
    }
    if (not.of() instanceof Condition.All all && range(all, true).isEmpty()) {
      return new Condition.Any(opposites(all.of()));
    }
    if (not.of() instanceof Condition.Any any && noneOf(any).isEmpty()) {
      return new Condition.All(opposites(any.of()));
    }
    return condition;
  }

  private List<Condition> opposites(List<Condition> of) {
    return of.stream().map(Condition.Not::new).map(this::inward).toList();
  }

  /** The conditions of a conjunction, with those of conjunctions in it. */
  private List<Condition> flat(Condition.All all) {
    return all.of().stream()
        .map(this::inward)
        .flatMap(
            part ->
                part instanceof Condition.All inner && nested(inner)
                    ? flat(inner).stream()
                    : Stream.of(part))
        .toList();
  }

  /** The conditions of an alternative, with those of alternatives in it. */
  private List<Condition> flat(Condition.Any any) {
    return any.of().stream()
        .map(this::inward)
        .flatMap(
            part -> part instanceof Condition.Any inner ? flat(inner).stream() : Stream.of(part))
        .toList();
  }

  /** {@code its name is Golem or Onix}, {@code it is in the hand or in the deck}. */
  private Optional<String> oneOf(List<Condition> of) {
    if (!(of.get(0) instanceof Condition.Is first) || isUnnamedCauser(first)) {
      return Optional.empty();
    }
    boolean same =
        of.stream()
            .allMatch(
                one ->
                    one instanceof Condition.Is is
                        && is.who().equals(first.who())
                        && is.property().equals(first.property())
                        && place(is).isPresent() == place(first).isPresent());
    return same
        ? Optional.of(
            subject(first)
                + (isOfCard(first) ? NAMED : " ")
                + Series.or(of.stream().map(one -> what((Condition.Is) one)).toList()))
        : Optional.empty();
  }

  /** True if a condition has several parts that would run into those around it. */
  private boolean nested(Condition part) {
    return part instanceof Condition.Any any
            && alike(flat(any), " or ").or(() -> oneOf(flat(any))).isEmpty()
        || part instanceof Condition.All all
            && range(all, true).isEmpty()
            && alike(all.of(), " and ").isEmpty();
  }

  private String is(Condition.Is is, boolean so) {
    String word = word(is);
    if (isUnnamedCauser(is)) {
      return (so ? English.a(word) : "no " + word) + " caused this";
    }
    return subject(is) + not(so) + (isOfCard(is) ? NAMED : " ") + what(is);
  }

  /** The predicate of a condition, behind its subject: {@code a unit}, {@code in the hand}. */
  private String what(Condition.Is is) {
    boolean kind = is.property().equals(Property.KIND);
    String word = word(is);
    return place(is).orElse(kind ? GroupPhrase.ofKind(voice.who(is.who()), word) : word);
  }

  /** True if a condition asks which card an entity is. */
  private static boolean isOfCard(Condition.Is is) {
    return is.property().equals(Property.DEFINITION);
  }

  private String word(Condition.Is is) {
    return isOfCard(is) ? voice.phrasing().word(WordList.CARD, is.word()) : title(is.word());
  }

  /** True if a condition asks for the kind of the causer, for whom the game has no words. */
  private boolean isUnnamedCauser(Condition.Is is) {
    return is.who().equals(Selector.Role.CAUSER)
        && is.property().equals(Property.KIND)
        && !voice.phrasing().isRole(is.who().name());
  }

  /** The beginning of a condition on a word: {@code its name is}, {@code you are}. */
  private String subject(Condition.Is is) {
    Pronoun who = voice.who(is.who());
    return is.property().equals(Property.KIND) || isOfCard(is) || place(is).isPresent()
        ? who.does(IS)
        : who.whose() + " " + property(is.property()) + " is";
  }

  private static String not(boolean so) {
    return so ? "" : " not";
  }

  private String property(String name) {
    return title(Property.called(name));
  }

  private String title(String name) {
    return voice.phrasing().title(name);
  }

  /** The words for a zone that an entity is in; empty if there are none. */
  private Optional<String> place(Condition.Is is) {
    return is.property().equals(Property.ZONE)
        ? Optional.ofNullable(voice.phrasing().get(Phrasing.WORDS).get(Phrasing.place(is.word())))
        : Optional.empty();
  }

  private String same(Condition.Same same, boolean so) {
    return voice.who(same.who()).whose()
        + " "
        + property(same.property())
        + " is"
        + not(so)
        + " "
        + voice.who(same.as()).whose()
        + " "
        + property(same.asProperty());
  }

  private String has(Condition.Has has, String verb, String so) {
    return voice.who(has.who()).does(verb)
        + so
        + " "
        + voice.phrasing().word(WordList.STATUS, has.status());
  }

  private String not(Condition of) {
    if (of instanceof Condition.Is is) {
      return is(is, false);
    }
    if (of instanceof Condition.Same same) {
      return same(same, false);
    }
    if (of instanceof Condition.Has has) {
      return has(has, "does", " not have");
    }
    return of instanceof Condition.Any any
        ? noneOf(any).orElseThrow()
        : range((Condition.All) of, false).orElseThrow();
  }

  /** {@code its burn is none of 2 and 3}, if a value is to be one of several numbers. */
  private Optional<String> noneOf(Condition.Any any) {
    return any.of().stream().allMatch(Clauses::equality) && states(any.of(), "").isEmpty()
        ? compared(any.of(), "none of ", " and ")
        : Optional.empty();
  }

  private static boolean equality(Condition condition) {
    return condition instanceof Condition.Comparison comparison
        && comparison.relation() == Condition.Relation.EQUAL
        && comparison.right() instanceof Value.Constant;
  }

  /**
   * A condition after a noun: {@code with at least 1 worker sign}.
   *
   * @param which the relative pronoun for the noun
   */
  String with(Condition condition, Pronoun which) {
    Optional<String> had = had(condition, Selector.Role.TARGET);
    if (had.isPresent()) {
      return WITH + " " + had.get();
    }
    Condition.Comparison compared = Amounts.compared(condition);
    if (compared != null
        && (compared.relation() != Condition.Relation.EQUAL
            || compared.right() instanceof Value.Constant)
        && states.asked(condition).isEmpty()
        && compared.left() instanceof Value.StatOf stat
        && stat.who().equals(Selector.Role.TARGET)) {
      return WITH + " " + amounts.sized(voice.phrasing().stat(stat.stat()), condition);
    }
    String relative = new Clauses(voice.aiming(which)).say(condition);
    // What is called "that card" can be another: the clause must begin with the one looked at.
    String plain = new Clauses(voice.aiming(Pronoun.IT)).say(condition);
    boolean begins = which.begins(relative) && Pronoun.IT.begins(plain);
    String joint = relative.equals(plain) ? IF : FOR_WHICH; // Of the one looked at, or not.
    String said = nested(condition) ? "(" + say(condition) + ")" : say(condition);
    return begins ? relative : joint + said;
  }

  private String comparison(Condition condition) {
    Condition.Comparison compared = Amounts.compared(condition);
    Value left = compared.left();
    if (left instanceof Value.Turn && compared.right() instanceof Value.Constant) {
      return "it is " + amounts.turn(condition);
    }
    if (left instanceof Value.StatOf stat) {
      Optional<String> state = states.asked(condition);
      if (state.isPresent()) {
        return voice.who(stat.who()).does(IS) + " " + state.get();
      }
      Optional<String> had = had(condition, stat.who());
      if (had.isPresent()) {
        return voice.who(stat.who()).does("has") + " " + had.get();
      }
    }
    boolean whole = voice.phrasing().formula(left).isPresent();
    if (!whole && left instanceof Value.Count count && compared.right() instanceof Value.Constant) {
      Selector.Group group = count.group();
      Noun noun = groups.noun(group);
      String had = had(condition, group.of()).orElseThrow();
      String thing = noun.isOfSelf() && atLeastOne(condition) ? groups.a(group) : had;
      if (noun.isItsOwn() || noun.owned()) {
        Pronoun who = noun.isItsOwn() ? voice.who(group.of()) : voice.owner(group.of());
        return who.does(noun.isOwner() ? IS : "has") + " " + thing;
      }
      return (one(condition) ? "there is " : "there are ") + thing;
    }
    return amounts.being(left) + " " + sizes.size(condition);
  }

  /** The thing had, if a condition is about a role having it: {@code at least 2 gold}. */
  private Optional<String> had(Condition condition, Selector.Role who) {
    Condition.Comparison compared = Amounts.compared(condition);
    if (compared == null || !(compared.right() instanceof Value.Constant constant)) {
      return Optional.empty();
    }
    String number = Numerals.plain(constant.number());
    if (compared.left() instanceof Value.Count count
        && count.group().of().equals(who)
        && voice.phrasing().formula(count).isEmpty()) {
      return Optional.of(
          groups.some(count.group(), howManyThings(condition, number), one(condition)));
    }
    if (compared.left() instanceof Value.StatOf stat
        && stat.who().equals(who)
        && voice.phrasing().get(Phrasing.THINGS).containsKey(stat.stat())) {
      Noun unit = voice.phrasing().unit(stat.stat());
      boolean none = number.equals("0") && howMany(condition, LESS, number).equals("at most 0");
      String text = none ? "no " + unit.many() : howMany(condition, LESS, "").trim();
      return Optional.of(none ? text : text + " " + unit.count(number));
    }
    return Optional.empty();
  }

  /** {@code you have at least 1 gold or 2 magic}, if one has so much of each. */
  private Optional<String> havings(List<Condition> of, String last) {
    Condition.Comparison first = Amounts.compared(of.get(0));
    if (first == null || !(first.left() instanceof Value.StatOf stat)) {
      return Optional.empty();
    }
    List<String> had = of.stream().flatMap(one -> hadAtLeast(one, stat.who()).stream()).toList();
    return had.size() == of.size()
        ? Optional.of(voice.who(stat.who()).does("has") + " " + AT_LEAST + Series.of(had, last))
        : Optional.empty();
  }

  /** The least amount of a thing that a condition asks one to have: {@code 1 gold}. */
  private Optional<String> hadAtLeast(Condition condition, Selector.Role who) {
    return condition instanceof Condition.Not not
            && not.of() instanceof Condition.Comparison compared
            && compared.relation() == Condition.Relation.BELOW
            && compared.left() instanceof Value.StatOf stat
            && had(condition, who).isPresent()
        ? Optional.of(voice.phrasing().unit(stat.stat()).count(constant(compared)))
        : Optional.empty();
  }

  private static String constant(Condition.Comparison compared) {
    return Numerals.plain(((Value.Constant) compared.right()).number());
  }

  private static String howManyThings(Condition condition, String number) {
    boolean any = number.equals("0") && condition instanceof Condition.Comparison;
    return switch (any ? Amounts.compared(condition).relation() : Condition.Relation.BELOW) {
      case ABOVE -> AT_LEAST + "1";
      case EQUAL -> GroupPhrase.NONE;
      case BELOW -> howMany(condition, "fewer than ", number);
    };
  }

  /** True if a condition on a number of things is that there is one. */
  private static boolean atLeastOne(Condition condition) {
    Condition.Relation relation = Amounts.compared(condition).relation();
    boolean least =
        condition instanceof Condition.Not
            ? relation == Condition.Relation.BELOW
            : relation == Condition.Relation.ABOVE
                && constant(Amounts.compared(condition)).equals("0");
    return least && one(condition);
  }

  /** True if a condition is about one thing: {@code at least 1 pile}. */
  private static boolean one(Condition condition) {
    Condition.Comparison compared = Amounts.compared(condition);
    double number = ((Value.Constant) compared.right()).number();
    return number == 1
        || number == 0
            && condition instanceof Condition.Comparison
            && compared.relation() == Condition.Relation.ABOVE;
  }

  private static String howMany(Condition condition, String less, String number) {
    boolean not = condition instanceof Condition.Not;
    String words =
        switch (Amounts.compared(condition).relation()) {
          case ABOVE -> not ? "at most " : "more than ";
          case BELOW -> not ? AT_LEAST : less;
          case EQUAL -> not ? "not exactly " : "exactly ";
        };
    return words + number;
  }

  /** Conditions that all compare one value: {@code its burn is 2 or 3}. */
  private Optional<String> alike(List<Condition> of, String last) {
    return states(of, last).or(() -> compared(of, "", last));
  }

  private Optional<String> compared(List<Condition> of, String relation, String last) {
    Condition.Comparison first = of.isEmpty() ? null : Amounts.compared(of.get(0));
    boolean same =
        first != null
            && of.size() > 1
            && of.stream()
                .map(Amounts::compared)
                .allMatch(one -> one != null && one.left().equals(first.left()));
    if (!same || first.left().draws()) {
      return Optional.empty();
    }
    List<String> rest = of.stream().map(sizes::size).toList();
    return Optional.of(amounts.being(first.left()) + " " + relation + Series.of(rest, last));
  }

  /** {@code it is asleep or paralyzed}, if all conditions say what one entity is. */
  private Optional<String> states(List<Condition> of, String last) {
    List<String> said = of.stream().flatMap(one -> states.asked(one).stream()).toList();
    List<Selector.Role> who =
        of.stream()
            .filter(one -> states.asked(one).isPresent())
            .map(one -> ((Value.StatOf) Amounts.compared(one).left()).who())
            .distinct()
            .toList();
    return said.size() > 1 && said.size() == of.size() && who.size() == 1
        ? Optional.of(voice.who(who.get(0)).does(IS) + " " + Series.of(said, last))
        : Optional.empty();
  }

  /** {@code its burn is from 2 to 5}, if that is what two conditions say. */
  private Optional<String> range(Condition.All all, boolean so) {
    if (all.of().size() != 2) {
      return Optional.empty();
    }
    Condition.Comparison low = Amounts.bound(all.of().get(0), Condition.Relation.BELOW);
    Condition.Comparison high = Amounts.bound(all.of().get(1), Condition.Relation.ABOVE);
    return low == null || high == null || !low.left().equals(high.left())
        ? Optional.empty()
        : Optional.of(
            amounts.being(low.left())
                + not(so)
                + " from "
                + amounts.say(low.right())
                + " to "
                + amounts.say(high.right()));
  }
}
