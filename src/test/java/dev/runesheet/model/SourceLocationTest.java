package dev.runesheet.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.place.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Places as texts, also in files whose names look like places. */
class SourceLocationTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          a/b.drl:7:1                    | a/b.drl       | :7:1
          we ird#1.drl:7:1               | we ird#1.drl  | :7:1
          c#/d.drl:7:1                   | c#/d.drl      | :7:1
          heroes/x.json#/abilities/0     | heroes/x.json | #/abilities/0
          heroes/x.json#                 | heroes/x.json | #
          x#1.json#/a#/b:1:2             | x#1.json      | #/a#/b:1:2
          t.drl.xlsx!Sheet 1!AB12        | t.drl.xlsx    | !Sheet 1!AB12
          t#1!u.xlsx!S!B7                | t#1!u.xlsx    | !S!B7
          some#file.drl                  | some#file.drl | ''
          """)
  void areTakenApart(String text, String file, String place) {
    assertThat(SourceLocation.read(text).file()).isEqualTo(file);
    assertThat(SourceLocation.read(text).place()).hasToString(place);
    assertThat(SourceLocation.read(text)).hasToString(text);
  }

  @Test
  void writeTheirParts() {
    SourceLocation body = SourceLocation.pointer("roles.jsonl", "/body");
    assertThat(SourceLocation.line("a.txt", 3, 14)).hasToString("a.txt:3:14");
    assertThat(body.line(3).character(5)).hasToString("roles.jsonl#/body:3:5");
    assertThat(body.character(5).further(2)).hasToString("roles.jsonl#/body:7");
    assertThat(body.further(2)).isEqualTo(body);
    assertThat(body.field("0").foundIn(8)).hasToString("roles.jsonl:8 #/body/0");
    assertThat(SourceLocation.file("a.txt")).hasToString("a.txt");
  }

  @Test
  void namesOfFieldsMayLookLikePlaces() {
    SourceLocation field = SourceLocation.pointer("a.json", "/cards/a~1b!C7:5");
    assertThat(field.place().steps()).containsExactly("cards", "a/b!C7:5");
    assertThat(field.place().cell()).isEmpty();
    assertThat(field.place().lastNumber()).isZero();
    assertThat(field.character(9).place().lastNumber()).isEqualTo(9);
  }

  @Test
  void linesAreThoseOfFilesAndNotOfTextsInThem() {
    assertThat(SourceLocation.line("a.txt", 3, 14).place().line()).isEqualTo(3);
    assertThat(SourceLocation.pointer("a.json", "/body").line(3).place().line()).isZero();
    assertThat(SourceLocation.cell("a.xlsx", "Rules", "C7").character(3).place().line()).isZero();
  }

  @Test
  void partsAreBelowWhatTheyArePartsOf() {
    Place entry = new Place.Pointer("/cards/a");
    assertThat(new Place.Pointer("/cards/a/name").isBelow(entry)).isTrue();
    assertThat(new Place.Pointer("/cards/ab").isBelow(entry)).isFalse();
    assertThat(entry.isBelow(entry)).isFalse();
    assertThat(new Place.Numbered(entry, 3).isIn(entry)).isTrue();
  }

  @Test
  void cellsOfOneRowHaveOneRow() {
    SourceLocation cell = SourceLocation.cell("a.xlsx", "A!B", "C17");
    assertThat(cell.character(4).row())
        .isEqualTo(SourceLocation.cell("a.xlsx", "A!B", "AA17").row());
    assertThat(cell.isOnSheetOf(SourceLocation.cell("a.xlsx", "A!B", "D1"))).isTrue();
    assertThat(cell.isOnSheetOf(SourceLocation.cell("a.xlsx", "A", "D1"))).isFalse();
  }
}
