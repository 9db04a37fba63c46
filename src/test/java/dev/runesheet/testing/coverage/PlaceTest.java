package dev.runesheet.testing.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.testing.coverage.count.Place;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Places as texts, also in files whose names look like places. */
class PlaceTest {

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
    assertThat(Place.of(text).file()).isEqualTo(file);
    assertThat(Place.of(text).place()).isEqualTo(place);
    assertThat(Place.of(text)).hasToString(text);
  }
}
