package dev.runesheet.game.mathbattle.authoring;

import java.util.ArrayList;
import java.util.List;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Row;

/**
 * Mistakes as rule authors make them, planted at random places of a table. Each tells which cells
 * it touched: a finding at one of them counts.
 */
enum Mistake {
  MISSPELT_WORD {
    @Override
    void plant(Planting table) {
      Cell cell = table.any("When", "'s stat by", "'s stat is", "'s stat to");
      String text = table.text(cell);
      String word = text.contains(",") ? text.substring(0, text.indexOf(',')) : text;
      int at = 1 + table.random.nextInt(word.length() - 1);
      String rest = text.substring(word.length());
      String wrong =
          switch (table.random.nextInt(3)) {
            case 0 -> word.substring(0, at) + word.substring(at + 1);
            case 1 -> word.substring(0, at) + "e" + word.substring(at);
            default -> word.substring(0, at - 1) + word.charAt(at) + "q" + word.substring(at + 1);
          };
      table.write(cell, wrong + rest);
    }
  },
  WRONG_TYPE {
    @Override
    void plant(Planting table) {
      Cell cell = table.any(" by a number", "by a die", "'s stat is");
      switch (table.random.nextInt(3)) {
        case 0 -> table.write(cell, "many");
        case 1 -> table.write(cell, "1 or 2");
        default -> {
          cell.setCellValue(true);
          table.touch(cell);
        }
      }
    }
  },
  OUT_OF_RANGE {
    @Override
    void plant(Planting table) {
      Cell cell = table.any("by a die");
      table.write(cell, table.one(List.of("0", "-6", "2147483648", "99999999999")));
    }
  },
  SWAPPED_COLUMNS {
    @Override
    void plant(Planting table) {
      Row row = table.row();
      List<String> about = List.of("Rule", "When", "Belongs to");
      Cell one = table.cell(row, table.one(List.of("Effect", "When")));
      String other = table.one(about);
      Cell two = table.cell(row, table.label(one).equals(other) ? "Belongs to" : other);
      String text = table.text(one);
      table.write(one, table.text(two));
      table.write(two, text);
    }
  },
  DELETED_REQUIRED_CELL {
    @Override
    void plant(Planting table) {
      List<String> required = List.of("Rule", "When", "Belongs to", "Effect", "(end)");
      Cell cell = table.cell(table.row(), table.one(required));
      cell.setBlank();
      table.touch(cell);
    }
  },
  DUPLICATED_ROW {
    @Override
    void plant(Planting table) {
      Row copy = table.copy(table.row());
      if (table.random.nextBoolean()) {
        table.rename(copy);
      }
    }
  },
  CONTRADICTORY_ROW {
    @Override
    void plant(Planting table) {
      Row copy = table.copy(table.rowOf(" by a number"));
      table.rename(copy);
      Cell cell = table.filled(copy, " by a number").get(0);
      String text = table.text(cell);
      table.write(cell, text.contains(",") ? text + "7" : Integer.toString(57));
    }
  },
  IMPOSSIBLE_GUARD {
    @Override
    void plant(Planting table) {
      Row row = table.rowOf("'s stat is");
      Cell guard = table.filled(row, "'s stat is").get(0);
      String[] parts = table.text(guard).split(",");
      boolean above = table.label(guard).endsWith("above");
      double limit = Double.parseDouble(parts[1]) + (above ? -1 : 1) * table.random.nextInt(3);
      String other =
          table.label(guard).replace(above ? "above" : "below", above ? "below" : "above");
      table.write(table.cell(row, other), parts[0] + "," + (int) limit);
    }
  },
  UNREACHABLE_ROW {
    @Override
    void plant(Planting table) {
      table.write(table.cell(table.row(), "When"), SeededMistakesTest.UNCHANGED + " changes");
    }
  },
  WRONG_HIT_POLICY {
    @Override
    void plant(Planting table) {
      Row row = table.row();
      Row other = table.row();
      while (other == row) {
        other = table.row();
      }
      table.write(table.cell(row, "Effect"), table.text(table.cell(other, "Effect")));
    }
  },
  DANGLING_REFERENCE {
    @Override
    void plant(Planting table) {
      Row row = table.row();
      if (table.random.nextBoolean()) {
        table.write(table.cell(row, "Belongs to"), "ice-mage-" + table.random.nextInt(9));
      } else {
        for (String label : List.of("When", "Belongs to")) {
          table.cell(row, label).setBlank();
          table.touch(table.cell(row, label));
        }
        table.write(table.cell(row, "Effect"), "mode/gone/2");
      }
    }
  },
  TRIGGER_CYCLE {
    @Override
    void plant(Planting table) {
      Row copy = table.copy(table.row());
      table.rename(copy);
      table.clear(copy);
      String stat = table.one(List.of("mana", "burn", "stun", "defense"));
      table.write(table.cell(copy, "When"), stat + " changes");
      table.write(table.cell(copy, "Change holder's stat by a number"), stat + ",1");
    }
  },
  EDITED_HEADER {
    @Override
    void plant(Planting table) {
      List<Cell> header = new ArrayList<>();
      for (int row = 0; row < Planting.FIRST; row++) {
        for (Cell cell : table.sheet.getRow(row)) {
          if (cell.getCellType() == CellType.STRING && !table.text(cell).isBlank()) {
            header.add(cell);
          }
        }
      }
      Cell cell = table.one(header);
      table.write(cell, table.text(cell) + table.one(List.of("x", " (new)", ";")));
    }
  },
  BLANK_ROW {
    @Override
    void plant(Planting table) {
      Row row = table.sheet.getRow(Planting.FIRST + table.random.nextInt(table.count() - 1));
      for (Cell cell : row) {
        cell.setBlank();
        table.touch(cell);
      }
    }
  },
  HOSTILE_TEXT {
    @Override
    void plant(Planting table) {
      Cell cell = table.any("Rule", "When", "Belongs", "Effect", "stat", "number", "die", "end");
      table.write(
          cell,
          table.one(
              List.of(
                  "1); System.exit(0); //",
                  "\" || true || \"",
                  "\\\"); end rule x when then",
                  "=HYPERLINK(\"http://x\")",
                  "*/ System.exit(0); /*",
                  "RuleTable other",
                  "burn,1); (")));
    }
  };

  /** Makes the mistake. */
  abstract void plant(Planting table);
}
