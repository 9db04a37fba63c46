package dev.runesheet.model.vocabulary;

import dev.runesheet.word.HolderScope;
import dev.runesheet.word.WordList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/**
 * The words of one game that sources are checked against, in the order drop-downs show them.
 *
 * @param verbs the verbs of effects
 * @param triggers kinds of events, for example {@code turn starts}
 * @param stats the stats of entities
 * @param roles single entities a program can name, for example {@code self}
 * @param payload numbers that events bring
 * @param scopes groups of entities, for example {@code allies}
 * @param lists further lists of words that verbs take, by name, for example the zones
 * @param wholeNumbers whether numbers that effects write are whole
 */
public record Vocabulary(
    VerbCatalog verbs,
    List<String> triggers,
    List<String> stats,
    List<String> roles,
    List<String> payload,
    List<String> scopes,
    Map<String, List<String>> lists,
    boolean wholeNumbers) {

  /** The list of the possible owners of effects, for games that know it; others take any id. */
  public static final String OWNERS = "owner";

  /** Copies the lists. */
  public Vocabulary {
    triggers = List.copyOf(triggers);
    stats = List.copyOf(stats);
    roles = List.copyOf(roles);
    payload = List.copyOf(payload);
    scopes = List.copyOf(scopes);
    lists = Map.copyOf(lists);
  }

  /** The words of a game whose effects write any numbers. */
  public Vocabulary(
      VerbCatalog verbs,
      List<String> triggers,
      List<String> stats,
      List<String> roles,
      List<String> payload,
      List<String> scopes,
      Map<String, List<String>> lists) {
    this(verbs, triggers, stats, roles, payload, scopes, lists, false);
  }

  /** The words of a game whose verbs take no other lists. */
  public Vocabulary(
      VerbCatalog verbs,
      List<String> triggers,
      List<String> stats,
      List<String> roles,
      List<String> payload,
      List<String> scopes) {
    this(verbs, triggers, stats, roles, payload, scopes, Map.of());
  }

  /**
   * The words of a game whose programs name no single entity but {@code self}, and bring no numbers
   * of events. Owners of effects are not checked without {@link #withOwners}; other entities are
   * named by {@link #withRoles}.
   */
  public static Vocabulary of(
      VerbCatalog verbs, List<String> triggers, List<String> stats, List<String> scopes) {
    List<String> self = List.of(HolderScope.SELF);
    return new Vocabulary(verbs, triggers, stats, self, List.of(), scopes);
  }

  /** The same words with a further list of them. */
  public Vocabulary with(String list, List<String> words) {
    Map<String, List<String>> more = new HashMap<>(lists);
    more.put(list, words);
    return new Vocabulary(verbs, triggers, stats, roles, payload, scopes, more, wholeNumbers);
  }

  /**
   * The same words with the only owners that effects may have: the ids of the definitions that the
   * game brings into play, such as its cards. Without them a misspelt owner is not found, and its
   * effects never come into play.
   */
  public Vocabulary withOwners(Collection<String> owners) {
    return with(OWNERS, List.copyOf(Objects.requireNonNull(owners, "owners")));
  }

  /**
   * The same words with the single entities that programs can name: {@code self}, {@code owner},
   * {@code subject}, {@code causer}.
   */
  public Vocabulary withRoles(String... names) {
    List<String> all = List.of(Objects.requireNonNull(names, "names"));
    return new Vocabulary(verbs, triggers, stats, all, payload, scopes, lists, wholeNumbers);
  }

  /** The words of a game whose effects write whole numbers alone, as its formulas do. */
  public Vocabulary ofWholeNumbers() {
    return new Vocabulary(verbs, triggers, stats, roles, payload, scopes, lists, true);
  }

  /**
   * Refuses verbs that take words of a list that is neither one of these nor one that games share.
   *
   * @throws dev.runesheet.model.DeclarationMistake if a parameter of a verb names such a list
   */
  public void requireLists() {
    Set<String> known = new TreeSet<>(WordList.all());
    known.addAll(lists.keySet());
    verbs.requireLists(known);
  }
}
