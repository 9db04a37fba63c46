package dev.runesheet.pack.docs;

import dev.runesheet.model.Numerals;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.pack.Packs;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Writes {@code docs/verbs.md}: a verb that several games have once, then those of one game. */
final class VerbDocs {

  private static final String SEVERAL = "Verbs of several games";

  private final Map<String, List<String>> games = new LinkedHashMap<>();
  private final Map<String, String> names = new LinkedHashMap<>();

  private VerbDocs() {
    for (String game : Packs.games()) {
      for (VerbSpec verb : Packs.find(game).catalog().all()) {
        String text = text(verb);
        names.put(text, verb.name());
        games.computeIfAbsent(text, any -> new ArrayList<>()).add(game);
      }
    }
  }

  /** The verbs of all games, as Markdown. */
  static String all() {
    VerbDocs docs = new VerbDocs();
    StringBuilder text = new StringBuilder("# Verbs\n\nWhat effects can do. ");
    text.append("Verbs that several games have come first, then those of one game alone.\n");
    docs.appendOverview(text);
    text.append("\n## ").append(SEVERAL).append("\n");
    docs.append(text, docs.ofSeveral(), true);
    for (String game : Packs.games()) {
      List<String> own = docs.ofOnly(game);
      text.append(own.isEmpty() ? "" : "\n## " + game + "\n");
      docs.append(text, own, false);
    }
    return text.toString();
  }

  private void appendOverview(StringBuilder text) {
    text.append("\n| game | verbs of several games | verbs of its own |\n|---|---|---|\n");
    for (String game : Packs.games()) {
      List<String> shared =
          ofSeveral().stream().filter(one -> games.get(one).contains(game)).toList();
      List<String> own = ofOnly(game);
      text.append("| ").append(game).append(" | ").append(named(shared)).append(" | ");
      text.append(own.isEmpty() ? "" : "[" + own.size() + "](#" + game + "): " + named(own));
      text.append(" |\n");
    }
  }

  private String named(List<String> texts) {
    return texts.stream()
        .map(text -> "`" + names.get(text) + "`")
        .collect(Collectors.joining(", "));
  }

  private List<String> ofSeveral() {
    Map<String, String> sorted = new TreeMap<>();
    games.forEach(
        (text, of) -> {
          if (of.size() > 1) {
            sorted.put(names.get(text) + " " + text, text);
          }
        });
    return List.copyOf(sorted.values());
  }

  private List<String> ofOnly(String game) {
    return games.keySet().stream().filter(text -> games.get(text).equals(List.of(game))).toList();
  }

  private void append(StringBuilder text, List<String> verbs, boolean several) {
    for (String verb : verbs) {
      text.append("\n### ").append(names.get(verb)).append("\n\n");
      text.append(several ? "In " + String.join(", ", games.get(verb)) + ".\n\n" : "");
      text.append(verb);
    }
  }

  private static String text(VerbSpec verb) {
    StringBuilder text = new StringBuilder(verb.doc());
    text.append(" In a sentence: \"").append(verb.tells()).append("\".");
    text.append(verb.ends() ? " The program ends with it." : "").append("\n");
    text.append(verb.changes().isEmpty() ? "" : "Changes: " + changes(verb) + ". ");
    text.append(
        verb.yields()
            ? "What follows from it comes before the next line, if events are nested. "
            : "");
    text.append(SourceLink.declaredIn(verb.javaClass()));
    if (!verb.parameters().isEmpty()) {
      text.append("\n| parameter | takes | meaning |\n|---|---|---|\n");
      verb.parameters().forEach(parameter -> text.append(row(parameter)));
    }
    return text.toString();
  }

  private static String changes(VerbSpec verb) {
    return verb.changes().stream()
        .map(change -> change.name().toLowerCase(Locale.ROOT))
        .sorted()
        .collect(Collectors.joining(", "));
  }

  private static String row(Parameter parameter) {
    boolean entity = parameter.type() == Parameter.Type.ENTITY;
    String type =
        entity ? parameter.accepts().says() : parameter.type().name().toLowerCase(Locale.ROOT);
    String list =
        parameter.choices().isEmpty()
            ? parameter.words()
            : String.join(", ", parameter.choices().words());
    String words = list.isEmpty() ? "" : " (" + list + ")";
    String bounds = Numerals.within(parameter.min(), parameter.max());
    String range = bounds.isEmpty() ? "" : ", " + bounds;
    return "| "
        + parameter.name()
        + " | "
        + type
        + words
        + range
        + " | "
        + parameter.doc()
        + " |\n";
  }
}
