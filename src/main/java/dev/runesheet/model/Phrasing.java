package dev.runesheet.model;

import dev.runesheet.spelling.Capital;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.word.ChangeNumber;
import dev.runesheet.word.Property;
import dev.runesheet.word.Watch;
import dev.runesheet.word.WordList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The words of a game in the sentences of its effects, immutable. A word without an entry stands as
 * it is written.
 */
public final class Phrasing {

  /**
   * A part of a phrasing: words of one kind, by key. All parts are the constants of {@link
   * Phrasing}.
   *
   * @param <V> the type of its words
   */
  public static final class Part<V> {

    private final String name;

    private Part(String name) {
      this.name = name;
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** The lines of a program, which words do not know. */
  public interface Lines {}

  /** The pronouns of roles. */
  public static final Part<Pronoun> ROLES = new Part<>("roles");

  /** The nouns of scopes; {@code reserve} stands for all scopes {@code reserve of …}. */
  public static final Part<Noun> GROUPS = new Part<>("groups");

  /** The nouns of scopes as the opponent says them of himself, where they differ. */
  public static final Part<Noun> GROUPS_OF_OPPONENT = new Part<>("groups of the opponent");

  /** The nouns of scopes seen from each of several who act in turn, where they differ. */
  public static final Part<Noun> GROUPS_OF_EACH = new Part<>("groups of each");

  /** The nouns of stats that an entity has or has not: so much gold, two worker signs, immunity. */
  public static final Part<Noun> THINGS = new Part<>("things");

  /** The words of other stats. */
  public static final Part<String> STATS = new Part<>("stats");

  /** The nouns of cards that lines and conditions name, by id. */
  public static final Part<Noun> CARDS = new Part<>("cards");

  /**
   * The words that verbs are usually given, by verb and parameter: {@code draw from}. A sentence
   * does not say those at its end.
   */
  public static final Part<String> USUAL = new Part<>("usual");

  /** The clauses of triggers, by event and {@link Watch}: {@code slays ENEMY}. */
  public static final Part<String> EVENTS = new Part<>("events");

  /**
   * The words of verbs' arguments, such as cards, of properties with their words, such as {@code
   * kind monster}, and of stats with their values, such as {@code ready = 1}; an adjective among
   * those stands before {@code *}, and what the noun says is empty; a step with a word whose entry
   * is empty is left out; a program that others run by its id, and with {@code *} behind it where
   * it is run for somebody.
   */
  public static final Part<String> WORDS = new Part<>("words");

  /** The words that differ in the effects of some owners, by owner. */
  public static final Part<Map<String, String>> OWNERS = new Part<>("owners");

  /** The numbers that are said as a whole, by their words. */
  public static final Part<Value> FORMULAS = new Part<>("formulas");

  /** The singulars of nouns that are otherwise than usual, by plural. */
  public static final Part<String> SINGULARS = new Part<>("singulars");

  /**
   * The lines of programs that others run by their ids, which stand in the sentences of those. The
   * programs that one runs come before it.
   */
  public static final Part<Lines> PROGRAMS = new Part<>("programs");

  /**
   * The lines of programs that are too long to stand among others: they stand in the sentences of
   * effects that do nothing else.
   */
  public static final Part<Lines> ALONE = new Part<>("alone");

  /** The words as they are written. */
  public static final Phrasing PLAIN = new Phrasing(Map.of(), false);

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

  /** The words behind a noun for those who act in the order of turns. */
  public static final String IN_TURN = "in turn order";

  /** The words before "only if" of what a condition permits; an entry replaces them. */
  public static final String PERMITTED = "you can do this";

  /**
   * The key, among words, of the question that stands for none, in a game whose questions are in
   * words for players.
   */
  public static final String USUAL_QUESTION = "usual question";

  /** Before a stat, among words: its being raised by so much, which stands at {@code *}. */
  public static final String MORE = "more ";

  /** Before a stat, among words: its being lowered by so much, which stands at {@code *}. */
  public static final String LESS = "less ";

  /** Before a stat, among words: its being set to 0. */
  public static final String NO = "no ";

  /** Before a {@link Watch}, among words: the card that an event is about. */
  public static final String EVENT_CARD = "card of event ";

  /** Before a {@link Watch}, among words: the same if it is known to be of a kind, {@code *}. */
  public static final String EVENT_KIND = "kind of event ";

  /** Before an event, among words: what somebody does to whom it happens, in the third person. */
  public static final String HAPPENS = "happens ";

  /** The words for numbers that events of changed stats bring. */
  public static final Map<String, String> OF_CHANGES =
      Map.of(
          ChangeNumber.DELTA,
          "the change",
          ChangeNumber.OLD,
          "the value before",
          ChangeNumber.NEW,
          "the value after");

  /** Before a scope, among words: its cards are those of others. */
  public static final String OF_OTHERS = "of others ";

  /** Before a zone, among words: each player has one of his own. */
  public static final String OF_OWNERS = "of owners ";

  /** Before a name, among words: how it is written. */
  private static final String TITLE = "title of ";

  private static final String THEIR_OPPONENT = "their opponent";

  private static final Map<String, Pronoun> USUAL_ROLES =
      Map.of(
          "self",
          new Pronoun("it", "itself", "its", false),
          "target",
          Pronoun.IT,
          "owner",
          Pronoun.YOU,
          "opponent",
          Pronoun.noun("the opponent"));

  private final Map<Part<?>, Map<String, ?>> parts;
  private final boolean seen;

  private Phrasing(Map<Part<?>, Map<String, ?>> parts, boolean seen) {
    this.parts = parts;
    this.seen = seen;
  }

  /** The same phrasing with more words of a part, which replace those of the same keys. */
  public <V> Phrasing with(Part<V> part, Map<String, ? extends V> more) {
    if (more.isEmpty()) {
      return this;
    }
    Map<String, V> words = new HashMap<>(get(part));
    words.putAll(more);
    Map<Part<?>, Map<String, ?>> all = new HashMap<>(parts);
    all.put(part, Map.copyOf(words));
    return new Phrasing(Map.copyOf(all), seen);
  }

  /** The same phrasing, in which scopes are seen from any role, which sentences then say. */
  public Phrasing seenFromAny() {
    return new Phrasing(parts, true);
  }

  /** All words of a part. */
  @SuppressWarnings("unchecked") // Only "with" puts words there, which are of the part's type.
  public <V> Map<String, V> get(Part<V> part) {
    return (Map<String, V>) parts.getOrDefault(part, Map.of());
  }

  /** True if scopes are seen from any role. */
  boolean seen() {
    return seen;
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
    return with(WORDS, named);
  }

  /** The same phrasing where names of kinds, stats, properties and their words have titles. */
  public Phrasing titling(Map<String, String> titles) {
    Map<String, String> words = new HashMap<>();
    titles.forEach((name, title) -> words.put(TITLE + name, title));
    return with(STATS, titles).with(WORDS, words);
  }

  /** The spelling of the name of a kind, a property or one of its words. */
  String title(String name) {
    return get(WORDS).getOrDefault(TITLE + name, name);
  }

  /** The key, among words, of those for where something in a zone is: on the board. */
  public static String place(String zone) {
    return Property.ZONE + " " + zone;
  }

  /** The same phrasing where the subject of the event is known to be of a kind. */
  Phrasing ofSubject(String kind) {
    Pronoun known = get(ROLES).get(SUBJECT_OF_KIND + kind);
    String subject = Selector.Role.SUBJECT.name();
    return known == null
        ? this
        : with(
            ROLES,
            Map.of(
                SUBJECT_NAMED,
                known,
                subject,
                role(subject).equals(Pronoun.IT) ? Pronoun.IT : known));
  }

  /** The same phrasing at a place where "it" is another than the subject of the event. */
  Phrasing besideSubject() {
    String subject = Selector.Role.SUBJECT.name();
    Pronoun named = get(ROLES).get(SUBJECT_NAMED);
    return named != null && role(subject).equals(Pronoun.IT)
        ? with(ROLES, Map.of(subject, named))
        : this;
  }

  /**
   * The words for what each of several does, one after the other.
   *
   * @param people whether they are players, who own what they do things with, or things
   */
  Phrasing ofEach(boolean people) {
    Pronoun owner = people ? Pronoun.THEY : Pronoun.noun("their owner");
    return owned(owner, THEIR_OPPONENT).with(GROUPS, get(GROUPS_OF_EACH));
  }

  /** The same words from the side of the holder's player, if that is not the reader. */
  Phrasing seenFromHolder() {
    return get(ROLES).containsKey(ANOTHERS) ? seenFrom(get(ROLES).get(ANOTHERS)) : this;
  }

  /** The words inside a calculation, which runs from a source to a target, whoever those are. */
  Phrasing ofCalculation() {
    Pronoun source = Pronoun.noun("the source");
    return with(
            ROLES,
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
    get(GROUPS_OF_EACH)
        .forEach(
            (scope, noun) ->
                from.put(scope, noun.where(noun.where().replace(THEIR_OPPONENT, opponent))));
    return owned(player, opponent).with(GROUPS, from);
  }

  private Phrasing owned(Pronoun owner, String opponent) {
    Pronoun other = Pronoun.noun(opponent);
    return with(
        ROLES, Map.of(Selector.Role.OWNER.name(), owner, Selector.Role.OPPONENT.name(), other));
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
    return with(ROLES, turned).with(GROUPS, get(GROUPS_OF_OPPONENT));
  }

  /**
   * A thing by a word that may be its plural, as a stat is called: {@code embers}. What only looks
   * like a plural, such as a bonus, is not counted.
   */
  public Noun called(String word) {
    return new Noun(English.singular(word, get(SINGULARS)), word, "", false, false);
  }

  /** The phrasing in effects of an owner. */
  Phrasing of(String owner) {
    return get(OWNERS).containsKey(owner) ? with(WORDS, get(OWNERS).get(owner)) : this;
  }

  boolean isRole(String word) {
    return get(ROLES).containsKey(word) || USUAL_ROLES.containsKey(word);
  }

  /** The pronoun of a role; named as the event's if the game says nothing of it. */
  public Pronoun role(String role) {
    Pronoun known = get(ROLES).getOrDefault(role, USUAL_ROLES.get(role));
    return known == null ? Pronoun.noun("the event's " + role) : known;
  }

  /** True if the words of a scope say from whom it is seen, or need not. */
  boolean knows(String scope) {
    if (seen) {
      return get(GROUPS).containsKey(scope) && get(GROUPS).get(scope).owned();
    }
    int of = scope.indexOf(" of ");
    return get(GROUPS).containsKey(scope)
        || of >= 0 && get(GROUPS).containsKey(scope.substring(0, of));
  }

  /** The noun for the entities of a scope. */
  public Noun group(String scope) {
    int of = scope.indexOf(" of ");
    Noun kind = of < 0 ? null : get(GROUPS).get(scope.substring(0, of));
    if (kind != null && !get(GROUPS).containsKey(scope)) {
      return kind.where(
          "of the " + scope.substring(0, of) + scope.substring(of + 3).replace('_', ' '));
    }
    Noun plain = called(scope);
    return get(GROUPS)
        .getOrDefault(scope, plain.one().endsWith("player") ? plain.ofPeople() : plain);
  }

  /** The noun for what a verb's argument names, for counting: a card, or units of a stat. */
  Noun unit(String list, String word) {
    return named(list, word).orElseGet(() -> unit(word));
  }

  /** The noun for a word of a list that has nouns of its own; empty for other words. */
  private Optional<Noun> named(String list, String word) {
    return Optional.ofNullable(
        list.equals(WordList.CARD) ? get(CARDS).get(word) : get(GROUPS).get(list + " of " + word));
  }

  private static boolean beginsWith(String name, String sentence) {
    int end = name.length();
    return sentence.startsWith(name)
        && (end == sentence.length() || !Character.isLetter(sentence.charAt(end)));
  }

  /** An author's sentence as it stands within another: it begins small, unless with a name. */
  public String within(String sentence) {
    boolean name =
        Stream.concat(
                get(CARDS).values().stream().map(Noun::one),
                get(WORDS).entrySet().stream()
                    .filter(word -> word.getKey().startsWith(TITLE))
                    .map(Map.Entry::getValue))
            .anyMatch(one -> beginsWith(one, sentence));
    return (name ? sentence : Capital.small(sentence)).replaceFirst("\\.$", "");
  }

  /** The noun for units of a stat, for counting. */
  Noun unit(String stat) {
    return get(THINGS).getOrDefault(stat, called(stat(stat)));
  }

  /** The verb behind a stat: {@code are} behind coins, {@code is} behind gold and power. */
  String be(String stat) {
    return unit(stat).isCounted() ? "are" : "is";
  }

  String stat(String stat) {
    return get(STATS).getOrDefault(stat, stat.replace('_', ' '));
  }

  /** A word that a verb is given. */
  String word(String list, String word) {
    if (list.equals(WordList.SCOPE) && get(GROUPS).containsKey(word)) {
      return get(GROUPS).get(word).many();
    }
    Optional<Noun> named = named(list, word);
    if (named.isPresent()) {
      return named.get().one();
    }
    if (list.equals(WordList.SCOPE) && isRole(word)) {
      return role(word).object();
    }
    String plain = list.equals(WordList.EVENT) ? title(word) : word.replace('_', ' ');
    return get(WORDS).getOrDefault(word, list.equals(WordList.STAT) ? unit(word).many() : plain);
  }

  /** The words of a number that is said as a whole; the first of several. */
  public Optional<String> formula(Value number) {
    return get(FORMULAS).entrySet().stream()
        .filter(one -> one.getValue().equals(number))
        .map(Map.Entry::getKey)
        .min(Comparator.naturalOrder());
  }

  /** The words of a condition, as they stand after "if". */
  public String say(Condition condition) {
    return new Clauses(Voice.of(this)).say(condition);
  }

  /** The words of a number as each of several players has it, who is self: {@code their coins}. */
  public String sayOfEach(Value number) {
    Voice each = Voice.of(this).each(new Selector.Group("players", List.of()));
    return new Amounts(each).say(number);
  }

  /** The clause of a trigger, at the beginning of a sentence. */
  public String when(Trigger trigger) {
    String event = trigger.event();
    String known = get(EVENTS).get(event + " " + trigger.watch());
    if (known != null) {
      return known;
    }
    int last = event.lastIndexOf(' ');
    String open = get(EVENTS).get(event.substring(0, last + 1) + ANY + " " + trigger.watch());
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

  @Override
  public boolean equals(Object other) {
    return other instanceof Phrasing that && seen == that.seen && parts.equals(that.parts);
  }

  @Override
  public int hashCode() {
    return Objects.hash(parts, seen);
  }

  @Override
  public String toString() {
    return "Phrasing" + parts;
  }
}
