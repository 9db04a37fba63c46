package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedBooks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.usermodel.WorkbookFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A rule of a workbook is told at a sheet that its author finds there. */
class PlacesOfRulesTest {

  private static final Pattern CELL = Pattern.compile("\"source\"\\s*:\\s*\"([^\"]*?)!([^\"!]*)!");

  @ParameterizedTest
  @ValueSource(
      strings = {"math-battle", "queens-blood", "valeria", "tcg-pocket", "werewolf", "ember-vale"})
  void areOnSheetsThatThereAre(String game) throws IOException {
    Map<String, Set<String>> told = new TreeMap<>();
    Matcher places = CELL.matcher(ShippedBooks.ofSources(game).notes().toJson());
    while (places.find()) {
      told.computeIfAbsent(places.group(1), any -> new TreeSet<>()).add(places.group(2));
    }
    assertThat(told).isNotEmpty();
    for (Map.Entry<String, Set<String>> one : told.entrySet()) {
      try (Workbook book = WorkbookFactory.create(Files.newInputStream(Path.of(one.getKey())))) {
        Set<String> there =
            StreamSupport.stream(book.spliterator(), false)
                .map(Sheet::getSheetName)
                .collect(Collectors.toSet());
        assertThat(there).as(one.getKey()).containsAll(one.getValue());
      }
    }
  }
}
