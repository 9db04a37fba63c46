package dev.runesheet.model;

import dev.runesheet.spelling.StatEvent;
import dev.runesheet.word.Watch;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The words of a game in the sentences of its effects. A word without an entry stands as it is
 * written.
 *
 * @param roles the pronouns of roles
 * @param groups the nouns of scopes; {@code reserve} stands for all scopes {@code reserve of …}
 * @param things the nouns of stats that an entity has or has not: so much gold, two worker signs,
 *     immunity
 * @param stats the words of other stats
 * @param events the clauses of triggers, by event and {@link Watch}: {@code slays ENEMY}
 * @param words the words of verbs' arguments, such as cards, of properties with their words, such
 *     as {@code kind monster}, and of stats with their values, such as {@code ready = 1}; an
 *     adjective among those stands before {@code *}, and what the noun says is empty; a step with a
 *     word whose entry is empty is left out; a program that others run by its id, and with {@code
 *     *} behind it where it is run for somebody
 * @param owners the words that differ in the effects of some owners, by owner
 * @param singulars the singulars of nouns that are otherwise than usual, by plural
 * @param seen whether scopes are seen from any role, which sentences then say
 * @param facing the nouns of scopes as the opponent says them of himself, where they differ
 * @param theirs the nouns of scopes seen from each of several who act one after the other, where
 *     they differ
 * @param programs the lines of programs that others run by their ids, which stand in the sentences
 *     of those
 */
public record Phrasing(
    Map<String, Pronoun> roles,
    Map<String, Noun> groups,
    Map<String, Noun> things,
    Map<String, String> stats,
    Map<String, String> events,
    Map<String, String> words,
    Map<String, Map<String, String>> owners,
    Map<String, String> singulars,
    boolean seen,
    Map<String, Noun> facing,
    Map<String, Noun> theirs,
    Map<String, Lines> programs) {

  /** The lines of a program, which words do not know. */
  public interface Lines {}

  /** The words as they are written. */
  public static final Phrasing PLAIN =
      new Phrasing(Map.of(), Map.of(), Map.of(), Map.of(), Map.of(), Map.of());

  /** The key, among roles, of the noun for a subject that is "it" as long as nothing else is. */
  public static final String SUBJECT_NAMED = "subject named";

  /** Before a kind: the name of the subject of an event where a condition says its kind. */
  public static final String SUBJECT_OF_KIND = "subject of kind ";

  /** The key, among roles, of the player who owns the holder, where that is not the reader. */
  public static final String ANOTHERS = "another's";

  /** The placeholder for the last word of an event, and for the noun behind an adjective. */
  public static final String ANY = "*";

  /** The words for how long an effect of something in play counts; an entry replaces them. */
  public static final String IN_PLAY = "while in play";

  /** The words for numbers that events of changed stats bring. */
  public static final Map<String, String> OF_CHANGES =
      Map.of("delta", "the change", "old", "the value before", "new", "the value after");

  /** Before a name, among words: how it is written. */
  private static final String TITLE = "title of ";

  private static final String THEIR_OPPONENT = "their opponent";

  private static final Map<String, Pronoun> ROLES =
      Map.of(
          "self",
          new Pronoun("it", "itself", "its", false),
          "target",
          Pronoun.IT,
          "owner",
          Pronoun.YOU,
          "opponent",
          Pronoun.noun("the opponent"));

  /** Copies the maps. */
  public Phrasing {
    roles = Map.copyOf(roles);
    groups = Map.copyOf(groups);
    things = Map.copyOf(things);
    stats = Map.copyOf(stats);
    events = Map.copyOf(events);
    words = Map.copyOf(words);
    owners = Map.copyOf(owners);
    singulars = Map.copyOf(singulars);
    facing = Map.copyOf(facing);
    theirs = Map.copyOf(theirs);
    programs = Map.copyOf(programs);
  }

  /** Words that are the same for all owners. */
  public Phrasing(
      Map<String, Pronoun> roles,
      Map<String, Noun> groups,
      Map<String, Noun> things,
      Map<String, String> stats,
      Map<String, String> events,
      Map<String, String> words) {
    this(
        roles, groups, things, stats, events, words, Map.of(), Map.of(), false, Map.of(), Map.of(),
        Map.of());
  }

  /** The same phrasing with more words of verbs' arguments. */
  public Phrasing naming(Map<String, String> more) {
    Map<String, String> all = new HashMap<>(words);
    all.putAll(more);
    return new Phrasing(
        roles, groups, things, stats, events, all, owners, singulars, seen, facing, theirs,
        programs);
  }

  /**
   * The same phrasing with the lines of one more program, which stand where another runs it. Those
   * that it runs come before it.
   */
  public Phrasing running(String id, Lines lines) {
    Map<String, Lines> all = new HashMap<>(programs);
    all.put(id, lines);
    return new Phrasing(
        roles, groups, things, stats, events, words, owners, singulars, seen, facing, theirs, all);
  }

  /** The key of a value's words. */
  static String stateKey(String stat, String value) {
    return stat + " = " + value;
  }

  /** The same phrasing with names for values of stats, by stat and value: 1 of ready is "ready". */
  public Phrasing stating(Map<String, Map<String, String>> states) {
    Map<String, String> named = new HashMap<>();
    states.forEach(
        (stat, values) -> values.forEach((value, word) -> named.put(stateKey(stat, value), word)));
    return naming(named);
  }

  /** The same phrasing where names of kinds, stats, properties and their words have titles. */
  public Phrasing titling(Map<String, String> titles) {
    Map<String, String> all = new HashMap<>();
    titles.forEach((name, title) -> all.put(TITLE + name, title));
    Map<String, String> named = new HashMap<>(stats);
    named.putAll(titles);
    Phrasing titled =
        new Phrasing(
            roles, groups, things, named, events, words, owners, singulars, seen, facing, theirs,
            programs);
    return titled.naming(all);
  }

  /** How the name of a kind, a property or one of its words is written. */
  String title(String name) {
    return words.getOrDefault(TITLE + name, name);
  }

  /** The key, among words, of those for where something in a zone is: on the board. */
  public static String place(String zone) {
    return Clauses.ZONE + " " + zone;
  }

  /** The same phrasing with pronouns of more roles. */
  public Phrasing saying(Map<String, Pronoun> more) {
    Map<String, Pronoun> all = new HashMap<>(roles);
    all.putAll(more);
    return new Phrasing(
        all, groups, things, stats, events, words, owners, singulars, seen, facing, theirs,
        programs);
  }

  /** The same phrasing where the subject of the event is known to be of a kind. */
  Phrasing ofSubject(String kind) {
    Pronoun known = roles.get(SUBJECT_OF_KIND + kind);
    String subject = Selector.Role.SUBJECT.name();
    return known == null
        ? this
        : saying(
            Map.of(
                SUBJECT_NAMED,
                known,
                subject,
                role(subject).equals(Pronoun.IT) ? Pronoun.IT : known));
  }

  /** The same phrasing at a place where "it" is another than the subject of the event. */
  Phrasing besideSubject() {
    String subject = Selector.Role.SUBJECT.name();
    Pronoun named = roles.get(SUBJECT_NAMED);
    return named != null && role(subject).equals(Pronoun.IT)
        ? saying(Map.of(subject, named))
        : this;
  }

  /** The same phrasing with clauses of more triggers. */
  public Phrasing telling(Map<String, String> more) {
    Map<String, String> all = new HashMap<>(events);
    all.putAll(more);
    return new Phrasing(
        roles, groups, things, stats, all, words, owners, singulars, seen, facing, theirs,
        programs);
  }

  /**
   * The same phrasing, with the nouns of scopes that are otherwise from other sides.
   *
   * @param ofOpponent as the opponent says them of himself
   * @param ofEach as seen from each of several
   */
  public Phrasing facing(Map<String, Noun> ofOpponent, Map<String, Noun> ofEach) {
    return new Phrasing(
        roles,
        groups,
        things,
        stats,
        events,
        words,
        owners,
        singulars,
        seen,
        ofOpponent,
        ofEach,
        programs);
  }

  /**
   * The words for what each of several does, one after the other.
   *
   * @param people whether they are players, who own what they do things with, or things
   */
  Phrasing ofEach(boolean people) {
    return saying(
            Map.of(
                Selector.Role.OWNER.name(),
                people ? Pronoun.THEY : Pronoun.noun("their owner"),
                Selector.Role.OPPONENT.name(),
                Pronoun.noun(THEIR_OPPONENT)))
        .calling(theirs);
  }

  /** The same words from the side of the holder's player, if that is not the reader. */
  Phrasing seenFromHolder() {
    return roles.containsKey(ANOTHERS) ? seenFrom(roles.get(ANOTHERS)) : this;
  }

  /** The words inside a calculation, which runs from a source to a target, whoever those are. */
  Phrasing ofCalculation() {
    Pronoun source = Pronoun.noun("the source");
    return saying(
            Map.of(
                Selector.Role.SELF.name(),
                source,
                Selector.Role.TARGET.name(),
                Pronoun.noun("the target")))
        .seenFrom(Pronoun.noun(source.whose() + " owner"));
  }

  /** The same words where a player other than the reader owns what is called own. */
  Phrasing seenFrom(Pronoun player) {
    String opponent = player.whose() + " opponent";
    Map<String, Noun> from = new HashMap<>();
    theirs.forEach(
        (scope, noun) ->
            from.put(scope, noun.where(noun.where().replace(THEIR_OPPONENT, opponent))));
    return saying(
            Map.of(
                Selector.Role.OWNER.name(),
                player,
                Selector.Role.OPPONENT.name(),
                Pronoun.noun(opponent)))
        .calling(from);
  }

  /** The words of the opponent, who is asked what the effect of another player shall do. */
  Phrasing ofOpponent() {
    Pronoun other = role(Selector.Role.OPPONENT.name());
    Map<String, Pronoun> turned = new HashMap<>();
    turned.put(Selector.Role.OPPONENT.name(), Pronoun.YOU);
    turned.put(Selector.Role.OWNER.name(), other);
    if (role(Selector.Role.SELF.name()).equals(Pronoun.YOU)) {
      turned.put(Selector.Role.SELF.name(), other);
    }
    return saying(turned).calling(facing);
  }

  /** The same phrasing with more groups. */
  public Phrasing calling(Map<String, Noun> more) {
    Map<String, Noun> all = new HashMap<>(groups);
    all.putAll(more);
    return new Phrasing(
        roles, all, things, stats, events, words, owners, singulars, seen, facing, theirs,
        programs);
  }

  /** The same phrasing with words that differ in the effects of some owners. */
  public Phrasing owning(Map<String, Map<String, String>> byOwner) {
    return new Phrasing(
        roles, groups, things, stats, events, words, byOwner, singulars, seen, facing, theirs,
        programs);
  }

  /** The same phrasing, in which scopes are seen from any role. */
  public Phrasing seenFromAny() {
    return new Phrasing(
        roles, groups, things, stats, events, words, owners, singulars, true, facing, theirs,
        programs);
  }

  /** The same phrasing with singulars that are otherwise than usual, by plural. */
  public Phrasing counting(Map<String, String> byPlural) {
    return new Phrasing(
        roles, groups, things, stats, events, words, owners, byPlural, seen, facing, theirs,
        programs);
  }

  /**
   * A thing by a word that may be its plural, as a stat is called: {@code embers}. What only looks
   * like a plural, such as a bonus, is not counted.
   */
  public Noun called(String word) {
    return new Noun(English.singular(word, singulars), word, "", false, false);
  }

  /** The phrasing in effects of an owner. */
  Phrasing of(String owner) {
    return owners.containsKey(owner) ? naming(owners.get(owner)) : this;
  }

  boolean isRole(String word) {
    return roles.containsKey(word) || ROLES.containsKey(word);
  }

  /** The pronoun of a role; named as the event's if the game says nothing of it. */
  public Pronoun role(String role) {
    Pronoun known = roles.getOrDefault(role, ROLES.get(role));
    return known == null ? Pronoun.noun("the event's " + role) : known;
  }

  /** True if the words of a scope say from whom it is seen, or need not. */
  boolean knows(String scope) {
    if (seen) {
      return groups.containsKey(scope) && groups.get(scope).owned();
    }
    int of = scope.indexOf(" of ");
    return groups.containsKey(scope) || of >= 0 && groups.containsKey(scope.substring(0, of));
  }

  /** The noun for the entities of a scope. */
  public Noun group(String scope) {
    int of = scope.indexOf(" of ");
    Noun kind = of < 0 ? null : groups.get(scope.substring(0, of));
    if (kind != null && !groups.containsKey(scope)) {
      return kind.where(
          "of the " + scope.substring(0, of) + scope.substring(of + 3).replace('_', ' '));
    }
    Noun plain = called(scope);
    return groups.getOrDefault(scope, plain.one().endsWith("player") ? plain.ofPeople() : plain);
  }

  /** The noun for what a verb's argument names, for counting: a card, or units of a stat. */
  Noun unit(String list, String word) {
    return groups.getOrDefault(list + " of " + word, unit(word));
  }

  /** The noun for units of a stat, for counting. */
  Noun unit(String stat) {
    return things.getOrDefault(stat, called(stat(stat)));
  }

  String stat(String stat) {
    return stats.getOrDefault(stat, stat.replace('_', ' '));
  }

  /** A word that a verb is given. */
  String word(String list, String word) {
    if (list.equals("scope") && groups.containsKey(word)) {
      return groups.get(word).many();
    }
    Noun ofFamily = groups.get(list + " of " + word);
    if (ofFamily != null) {
      return ofFamily.one();
    }
    if (list.equals("scope") && isRole(word)) {
      return role(word).object();
    }
    return words.getOrDefault(
        word, list.equals("stat") ? unit(word).many() : word.replace('_', ' '));
  }

  /** The words of a condition, as they stand after "if". */
  public String say(Condition condition) {
    return new Clauses(Voice.of(this)).say(condition);
  }

  /** The clause of a trigger, at the beginning of a sentence. */
  String when(Trigger trigger) {
    String event = trigger.event();
    String known = events.get(event + " " + trigger.watch());
    if (known != null) {
      return known;
    }
    int last = event.lastIndexOf(' ');
    String open = events.get(event.substring(0, last + 1) + ANY + " " + trigger.watch());
    if (open != null) {
      return open.replace(ANY, event.substring(last + 1));
    }
    Optional<String> stat = StatEvent.stat(event);
    if (trigger.watch() == Watch.OWN && stat.isPresent()) {
      return "when " + role("self").whose() + " " + StatEvent.of(stat(stat.get()));
    }
    return switch (trigger.watch()) {
      case OWN -> "when " + event;
      case ANY -> "when " + event + " for anyone";
      case ALLY -> "when " + event + " for another ally";
      case ENEMY -> "when " + event + " for an enemy";
      case OTHER -> "when " + event + " for another";
    };
  }
}
