package dev.runesheet.studio.sheets;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.runesheet.cli.console.Json;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.studio.desk.Desk;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * The words that an author of a game may mean: its verbs, and names, ids and fields of its data.
 */
public final class KnownWords {

  private static final Pattern WORD = Pattern.compile("[\\p{L}_][\\p{L}\\d _'-]{1,39}");

  private KnownWords() {}

  /** All of them, sorted. */
  public static ArrayNode of(Desk desk) {
    Set<String> words = new TreeSet<>();
    for (VerbSpec verb : desk.pack().catalog().all()) {
      add(verb.name(), words);
    }
    desk.sources().ifPresent(sources -> gather(sources.catalog(), words));
    desk.sources()
        .ifPresent(
            sources -> sources.content().effects().forEach(effect -> words.add(effect.id())));
    ArrayNode list = Json.list();
    words.forEach(list::add);
    return list;
  }

  private static void gather(JsonNode node, Set<String> words) {
    if (node.isTextual()) {
      add(node.asText(), words);
    }
    node.properties().forEach(field -> add(field.getKey(), words));
    node.forEach(child -> gather(child, words));
  }

  private static void add(String word, Set<String> words) {
    if (WORD.matcher(word).matches()) {
      words.add(word);
    }
  }
}
