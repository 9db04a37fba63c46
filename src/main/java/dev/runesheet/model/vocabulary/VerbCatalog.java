package dev.runesheet.model.vocabulary;

import dev.runesheet.model.DeclarationMistake;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.spelling.NearestWord;
import dev.runesheet.spi.verb.Verb;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The verbs of a game, by name. Checks, generator, spreadsheets and reference read it. */
public final class VerbCatalog {

  private final Map<String, VerbSpec> verbs;
  private final Phrasing phrasing;

  private VerbCatalog(Map<String, VerbSpec> verbs, Phrasing phrasing) {
    this.verbs = Collections.unmodifiableMap(verbs);
    this.phrasing = phrasing;
  }

  /** The same verbs, with a game's words in the sentences of effects. */
  public VerbCatalog saidWith(Phrasing words) {
    return new VerbCatalog(verbs, words);
  }

  /** The same verbs, one of which has other words in sentences. */
  public VerbCatalog telling(String verb, String words) {
    Map<String, VerbSpec> others = new TreeMap<>(verbs);
    others.put(verb, get(verb).telling(words));
    return new VerbCatalog(others, phrasing);
  }

  /** The same verbs for a game in which scopes ask for numbers of the moment. */
  public VerbCatalog reaching() {
    Map<String, VerbSpec> others = new TreeMap<>(verbs);
    others.replaceAll((name, verb) -> verb.reaching());
    return new VerbCatalog(others, phrasing);
  }

  /** The words of the game in the sentences of its effects. */
  public Phrasing phrasing() {
    return phrasing;
  }

  /**
   * Reads the declarations of verb classes.
   *
   * @throws DeclarationMistake if a class is no verb as {@link Verb} describes, two have one name,
   *     or one is like a verb that is not among them
   */
  public static VerbCatalog of(Collection<? extends Class<?>> classes) {
    Map<String, VerbSpec> verbs = new TreeMap<>();
    for (Class<?> type : classes) {
      for (VerbSpec spec : VerbReader.read(type)) {
        if (verbs.put(spec.name(), spec) != null) {
          throw new DeclarationMistake(
              "verb name ("
                  + spec.name()
                  + ") is declared twice, last by "
                  + type.getName()
                  + ". Maybe a game and a VerbProvider both bring it.");
        }
      }
    }
    verbs.values().forEach(verb -> requireLike(verb, verbs.keySet()));
    return new VerbCatalog(verbs, Phrasing.PLAIN);
  }

  private static void requireLike(VerbSpec verb, Set<String> names) {
    if (!names.contains(verb.like())) {
      String near = NearestWord.of(verb.like(), names);
      throw new DeclarationMistake(
          "verb ("
              + verb.name()
              + ") is like '"
              + verb.like()
              + "', which no verb of the game is called. Maybe "
              + (near == null ? "leave it out." : "write '" + near + "'."));
    }
  }

  /**
   * Refuses lists of words that there are not, whose words would be taken from anything.
   *
   * @param lists the names of those that there are
   * @throws DeclarationMistake if a parameter of a verb names another
   */
  public void requireLists(Collection<String> lists) {
    for (VerbSpec verb : verbs.values()) {
      for (Parameter parameter : verb.parameters()) {
        String list = parameter.words();
        if (!list.isEmpty() && !lists.contains(list)) {
          throw new DeclarationMistake(
              "verb class ("
                  + verb.javaClass()
                  + ") takes '"
                  + parameter.name()
                  + "' from a list of words that there is not: "
                  + Words.unknown(list, lists));
        }
      }
    }
  }

  /**
   * The verb of a name.
   *
   * @return the verb, or null
   */
  public VerbSpec find(String name) {
    return verbs.get(name);
  }

  /**
   * The verb of a name that is known to exist.
   *
   * @throws IllegalArgumentException if there is none
   */
  public VerbSpec get(String name) {
    VerbSpec verb = verbs.get(name);
    if (verb == null) {
      throw new IllegalArgumentException(
          "verb ("
              + name
              + ") is not in the catalog "
              + verbs.keySet()
              + ". Maybe its class is missing from verbs().");
    }
    return verb;
  }

  /** All verbs, sorted by name. */
  public Collection<VerbSpec> all() {
    return verbs.values();
  }

  /** The names, sorted. */
  public Set<String> names() {
    return verbs.keySet();
  }
}
