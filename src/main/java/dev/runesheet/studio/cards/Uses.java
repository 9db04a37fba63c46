package dev.runesheet.studio.cards;

import com.fasterxml.jackson.databind.node.ArrayNode;
import dev.runesheet.cli.console.Json;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.studio.desk.WordSearch;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The places in the files of a game with a name or an id: its own row, decks, tests, cards. */
final class Uses {

  private static final int MOST = 200;
  private static final int LONGEST = 160;

  private Uses() {}

  /** The places that say one of some words as a word of its own, file by file. */
  static ArrayNode of(List<String> words, String game, PackFiles files) {
    Predicate<String> said = WordSearch.saying(words);
    ArrayNode uses = Json.list();
    Stream.of("data/" + game, "decision-tables/" + game, "rules/" + game)
        .flatMap(folder -> files.list(folder).stream())
        .forEach(
            file ->
                SourceSnippet.of(file, files).stream()
                    .filter(one -> said.test(one.text()))
                    .limit(Math.max(0, MOST - uses.size()))
                    .forEach(
                        one ->
                            uses.addObject()
                                .put("file", file)
                                .put("place", one.place())
                                .put("text", shortened(one.text()))));
    return uses;
  }

  private static String shortened(String text) {
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
  }
}
