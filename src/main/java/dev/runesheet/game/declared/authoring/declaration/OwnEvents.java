package dev.runesheet.game.declared.authoring.declaration;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.model.English;
import dev.runesheet.model.Phrasing;
import dev.runesheet.spi.setup.RecordJson;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The words for events of a game's own. One whose name is a predicate is told of those that it
 * happens to: {@code this card acts}, {@code you are damaged}. Another is named: {@code auction won
 * for you}.
 */
final class OwnEvents {

  /** The sections of a declaration whose names can be nouns that look like verbs. */
  private static final List<String> NAMING = List.of("kinds", "zones", "words", "statuses");

  /** Verbs in the third person that no rule tells from a plural. */
  private static final Set<String> AUXILIARIES = Set.of("has", "is");

  private static final Pattern PARTICIPLE = Pattern.compile("[a-z-]+[^e]ed");

  private final JsonNode declared;
  private final Set<String> nouns = new HashSet<>(Set.of("card", "turn"));

  /**
   * The events of a game.
   *
   * @param declared the content of {@code game.yaml}, whatever is wrong with it
   */
  OwnEvents(JsonNode declared) {
    this.declared = declared;
    NAMING.forEach(section -> named(declared.path(section)));
    declared.path("kinds").forEach(this::named);
  }

  private void named(JsonNode section) {
    section.fieldNames().forEachRemaining(nouns::add);
  }

  /** The names of the events. */
  List<String> all() {
    return RecordJson.texts(declared.path("events"));
  }

  /** The words for an event or a number: its title, or its name. */
  String title(String name) {
    String title = declared.path("titles").path(name).asText();
    return title.isBlank() ? name : title;
  }

  /**
   * The predicate of whom an event happens to, in the third person: {@code is promoted}; empty if
   * its words are no predicate, which begins with a verb, or is a participle alone.
   */
  Optional<String> predicate(String event) {
    String title = title(event);
    if (PARTICIPLE.matcher(title).matches() && !nouns.contains(title)) {
      return Optional.of("is " + title);
    }
    String first = title.split(" ")[0];
    boolean verb = AUXILIARIES.contains(first) || isThirdPerson(first) && !isNoun(first);
    return verb ? Optional.of(title) : Optional.empty();
  }

  /** True if a word is a verb in the third person, or the plural of a noun. */
  private static boolean isThirdPerson(String word) {
    return !English.singular(word).equals(word);
  }

  private boolean isNoun(String word) {
    return nouns.contains(word) || nouns.contains(English.singular(word));
  }

  /** The words for each event behind the name of whom it is about. */
  Map<String, String> told() {
    Map<String, String> words = new LinkedHashMap<>();
    for (String event : all()) {
      words.put(event, predicate(event).map(does -> " " + does).orElse(": " + title(event)));
    }
    return words;
  }

  /** The predicates of steps that raise an event, by the key of the event's words. */
  Map<String, String> happening() {
    Map<String, String> words = new LinkedHashMap<>();
    for (String event : all()) {
      predicate(event).ifPresent(does -> words.put(Phrasing.HAPPENS + event, does));
    }
    return words;
  }
}
