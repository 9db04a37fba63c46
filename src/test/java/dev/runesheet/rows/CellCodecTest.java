package dev.runesheet.rows;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.table.cell.CellType;
import dev.runesheet.table.layout.Binding;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.Keyword;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Values and their cells. */
class CellCodecTest {

  private static final Column FORMER =
      Column.of(Keyword.METADATA, "", "Old", "", new CellType.Remark(), new Binding.Value("old"));

  /** Cells of a form of their own, with all that a form may say. */
  private static final class Runes implements CellCodec {

    @Override
    public CellType type() {
      return new CellType.Remark();
    }

    @Override
    public String cell(JsonNode value) {
      return value.asText();
    }

    @Override
    public JsonNode value(String cell) {
      return CellCodec.of(type()).value(cell);
    }

    @Override
    public String limit() {
      return "at most three runes";
    }

    @Override
    public String none() {
      return "no rune";
    }

    @Override
    public List<Column> former() {
      return List.of(FORMER);
    }
  }

  @Test
  void aNoteOfTheColumnChangesNothingElse() {
    CellCodec noted = new Runes().noting("From left to right.");

    assertThat(noted.note()).isEqualTo("From left to right.");
    assertThat(noted.limit()).isEqualTo("at most three runes");
    assertThat(noted.none()).isEqualTo("no rune");
    assertThat(noted.former()).containsExactly(FORMER);
  }
}
