package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.table.cell.CellText;
import dev.runesheet.table.cell.CellValue;
import dev.runesheet.table.cell.RawCell;
import dev.runesheet.table.layout.CellParser;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TableLayout;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The grammar of conditions. Columns: sky (clear, cloudy, rain, snow fall), wind (whole, 0 to 12),
 * heat (any number).
 */
class ConditionCellTest {

  private static final TableLayout LAYOUT = Weather.layout(HitPolicy.COLLECT);

  private final Diagnostics findings = new Diagnostics();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Sky  | clear                     | clear",
        "Sky  | snow fall                 | snow fall",
        "Sky  | any of clear, snow fall   | any of clear, snow fall",
        "Sky  | ANY  OF clear ,rain       | any of clear, rain",
        "Sky  | any of rain               | rain",
        "Sky  | none of clear, rain       | none of clear, rain",
        "Sky  | not rain                  | not rain",
        "Sky  | none of rain              | not rain",
        "Wind | 3                         | 3",
        "Wind | 2..5                      | 2..5",
        "Wind | 2 .. 5                    | 2..5",
        "Wind | from 2 to 5               | 2..5",
        "Wind | 2 to 5                    | 2..5",
        "Wind | 2…5                       | 2..5",
        "Wind | 2...5                     | 2..5",
        "Wind | ２..５                      | 2..5",
        "Wind | >= 3                      | >= 3",
        "Wind | >=3                       | >= 3",
        "Wind | ≥ 3                       | >= 3",
        "Wind | at least 3                | >= 3",
        "Wind | At most 3                 | <= 3",
        "Wind | < 4                       | < 4",
        "Wind | below 4                   | < 4",
        "Wind | > 4                       | > 4",
        "Wind | above 4                   | > 4",
        "Wind | = 4                       | 4",
        "Wind | <> 4                      | not 4",
        "Wind | ≠ 4                       | not 4",
        "Wind | not 4                     | not 4",
        "Wind | not 2..5                  | not 2..5",
        "Wind | any of 1, 3               | any of 1, 3",
        "Wind | any of 1, 3..5, > 9       | any of 1, 3..5, > 9",
        "Wind | none of 1, 3..5           | none of 1, 3..5",
        "Heat | -3..-1                    | from -3 to -1",
        "Heat | −3..4                     | from -3 to 4",
        "Heat | 1,5..2,5                  | 1.5..2.5",
        "Heat | > 1,5                     | > 1.5",
        "Heat | any of 1.5, 2.5           | any of 1.5, 2.5",
        "Heat | 3e9                       | 3000000000.0",
      })
  void understood(String column, String text, String meaning) {
    List<CellValue> values = parse(column, text);

    assertThat(findings.all()).isEmpty();
    assertThat(values.get(0).literal()).isEqualTo(meaning);
    assertThat(parse(column, meaning)).isEqualTo(values);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Sky  | clear, rain          | RS110 | did you mean 'any of clear, rain'?",
        "Sky  | clear or rain        | RS018 | did you mean 'any of clear, rain'?",
        "Sky  | clear; rain          | RS018 | did you mean 'any of clear, rain'?",
        "Sky  | one of clear, rain   | RS110 | did you mean 'any of clear, rain'?",
        "Sky  | anyof clear, rain    | RS110 | did you mean 'any of clear, rain'?",
        "Sky  | nome of clear, rain  | RS110 | did you mean 'none of clear, rain'?",
        "Sky  | any of clear or rain | RS110 | did you mean 'any of clear, rain'?",
        "Sky  | “clear”              | RS018 | did you mean 'clear'?",
        "Sky  | any of clear, rian   | RS018 | did you mean 'rain'?",
        "Sky  | any of clear,        | RS110 | ",
        "Sky  | any of               | RS110 | ",
        "Sky  | any of clear, clear  | RS114 | ",
        "Sky  | 2..5                 | RS018 | ",
        "Sky  | none of clear, cloudy, rain, snow fall | RS112 | ",
        "Sky  | any of clear, cloudy, rain, snow fall  | RS113 | ",
        "Sky  | not any of clear, rain | RS110 | did you mean 'none of clear, rain'?",
        "Wind | not any of 1, 2      | RS110 | did you mean 'none of 1, 2'?",
        "Wind | 5..2                 | RS111 | did you mean '2..5'?",
        "Wind | 2-5                  | RS005 | did you mean '2..5'?",
        "Wind | 2 – 5                | RS005 | did you mean '2..5'?",
        "Wind | 2:5                  | RS005 | did you mean '2..5'?",
        "Wind | between 2 and 5      | RS005 | did you mean '2..5'?",
        "Wind | => 3                 | RS110 | did you mean '>= 3'?",
        "Wind | >= 3 and <= 5        | RS110 | did you mean '3..5'?",
        "Wind | <= 5 and >= 3        | RS110 | did you mean '3..5'?",
        "Wind | at least 3, but at most 5 | RS110 | did you mean '3..5'?",
        "Wind | > 3 and < 6          | RS110 | ",
        "Wind | != 3                 | RS005 | did you mean '<> 3'?",
        "Wind | more than 3          | RS005 | did you mean '> 3'?",
        "Wind | 3 or more            | RS005 | did you mean '>= 3'?",
        "Wind | 3+                   | RS005 | did you mean '>= 3'?",
        "Wind | 1 or 3               | RS005 | did you mean 'any of 1, 3'?",
        "Wind | 1, 3                 | RS005 | did you mean 'any of 1, 3'?",
        "Wind | any of 1,3           | RS110 | did you mean 'any of 1, 3'?",
        "Wind | any of 1, x          | RS110 | ",
        "Wind | >= x                 | RS110 | ",
        "Wind | 2..                  | RS110 | ",
        "Wind | windy                | RS005 | ",
        "Wind | 2.5                  | RS005 | ",
        "Wind | 1..2.5               | RS005 | ",
        "Wind | 3..13                | RS010 | ",
        "Wind | >= -1                | RS010 | ",
        "Wind | > 12                 | RS112 | ",
        "Wind | none of 0..12        | RS112 | ",
        "Wind | >= 0                 | RS113 | ",
        "Wind | any of 1..5, 3       | RS114 | ",
        "Wind | any of 1, 1..3       | RS114 | ",
        "Wind | any of 1..3, 2..5    | RS114 | ",
        "Wind | any of 2, > 1        | RS114 | ",
        "Wind | none of 2, > 1       | RS114 | ",
        "Wind | any of < 3, >= 3     | RS113 | ",
        "Heat | 1,500                | RS005 | write 1500 or 1.500",
      })
  void explained(String column, String text, String code, String advice) {
    List<CellValue> values = parse(column, text);

    assertThat(findings.all())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.code().id()).isEqualTo(code);
              assertThat(finding.location()).isEqualTo(Duel.cell("C8"));
              assertThat(finding.suggestion()).isEqualTo(advice == null ? "" : advice);
            });
    Diagnostic finding = findings.all().get(0);
    assertThat(values == null).isEqualTo(finding.severity() == Severity.ERROR);
  }

  private List<CellValue> parse(String label, String text) {
    Column column =
        LAYOUT.columns().stream().filter(one -> one.label().equals(label)).findFirst().get();
    RawCell cell = RawCell.filled(CellText.clean(text), null, Duel.cell("C8"));
    return new CellParser(findings).parse(column, cell);
  }
}
