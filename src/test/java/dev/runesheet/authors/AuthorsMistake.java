package dev.runesheet.authors;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * What people do to workbooks by mistake or out of malice. Written from the sheets alone, as they
 * look in a spreadsheet program, and without a look at what the check finds.
 */
enum AuthorsMistake {
  MISSPELT_WORD {
    @Override
    boolean plant(AuthorsSheet sheet, Random random) {
      return inCell(
          sheet,
          random,
          AuthorsColumn::listed,
          (row, column) ->
              sheet.type(row, column.index(), misspelt(sheet.text(row, column.index()), random)));
    }
  },
  WRONG_TYPE {
    @Override
    boolean plant(AuthorsSheet sheet, Random random) {
      return inCell(
          sheet,
          random,
          column -> column.numeric() || column.listed(),
          (row, column) -> {
            if (column.numeric()) {
              sheet.type(row, column.index(), one(random, List.of("a lot", "two", "x", "yes")));
            } else {
              sheet.type(row, column.index(), random.nextInt(100) + 0.5);
            }
          });
    }
  },
  OUT_OF_RANGE {
    @Override
    boolean plant(AuthorsSheet sheet, Random random) {
      return inCell(
          sheet,
          random,
          AuthorsColumn::bounded,
          (row, column) ->
              sheet.type(
                  row,
                  column.index(),
                  random.nextBoolean() ? beyond(column.high()) : -beyond(-column.low())));
    }
  },
  SWAPPED_COLUMNS {
    @Override
    boolean plant(AuthorsSheet sheet, Random random) {
      List<AuthorsColumn> words = sheet.columns(AuthorsColumn::listed);
      List<AuthorsColumn> others =
          sheet.columns(column -> !column.free() && column.words().isEmpty() && column.index() > 2);
      if (words.isEmpty() || others.isEmpty()) {
        return false;
      }
      AuthorsColumn left = one(random, words);
      AuthorsColumn right = one(random, others);
      List<Integer> rows =
          sheet.filled(left.index()).stream()
              .filter(sheet.filled(right.index())::contains)
              .toList();
      if (rows.isEmpty()) {
        return false;
      }
      int row = one(random, rows);
      String was = sheet.text(row, left.index());
      sheet.type(row, left.index(), sheet.text(row, right.index()));
      sheet.type(row, right.index(), was);
      return true;
    }
  },
  DELETED_REQUIRED_CELL {
    @Override
    boolean plant(AuthorsSheet sheet, Random random) {
      return inCell(
          sheet,
          random,
          column -> column.always() && !column.label().equals("In words"),
          (row, column) -> sheet.erase(row, column.index()));
    }
  },
  DUPLICATED_ROW {
    @Override
    boolean plant(AuthorsSheet sheet, Random random) {
      sheet.copyBelow(one(random, sheet.rows()));
      return true;
    }
  },
  DOUBLED_RULE {
    @Override
    boolean plant(AuthorsSheet sheet, Random random) {
      // The same rule once more under a name and an id of its own.
      int below = sheet.copyBelow(one(random, sheet.rows()));
      sheet.anew(below, random);
      return true;
    }
  },
  CONTRADICTORY_RULE {
    @Override
    boolean plant(AuthorsSheet sheet, Random random) {
      // Another number for the same case, under a name and an id of its own.
      List<AuthorsColumn> amounts = sheet.columns(column -> sheet.isAction(column.index()));
      List<List<Integer>> cells = new ArrayList<>();
      for (AuthorsColumn amount : amounts) {
        for (int row : sheet.filled(amount.index())) {
          if (sheet.text(row, amount.index()).matches("(.*,)?-?[0-9]+([.][0-9]+)?")) {
            cells.add(List.of(row, amount.index()));
          }
        }
      }
      if (cells.isEmpty()) {
        return false;
      }
      List<Integer> cell = one(random, cells);
      int column = cell.get(1);
      int below = sheet.copyBelow(cell.get(0));
      sheet.anew(below, random);
      String was = sheet.text(below, column);
      int comma = was.lastIndexOf(',') + 1;
      double number = Double.parseDouble(was.substring(comma));
      long other = Math.round(number == 1 ? 2 : number < 0 ? number - 1 : 1);
      if (comma == 0) {
        sheet.type(below, column, other);
      } else {
        sheet.type(below, column, was.substring(0, comma) + other);
      }
      return true;
    }
  },
  RENAMED_THING {
    @Override
    boolean plant(AuthorsSheet sheet, Random random) {
      // What other sheets name is renamed, and they are forgotten.
      List<AuthorsColumn> naming =
          sheet.columns(column -> List.of("Card", "Belongs to", "Flag").contains(column.label()));
      if (naming.isEmpty()) {
        return false;
      }
      int column = naming.get(0).index();
      List<Integer> rows =
          sheet.filled(column).stream()
              .filter(row -> sheet.namedElsewhere(sheet.text(row, column)))
              .toList();
      if (rows.isEmpty()) {
        return false;
      }
      int row = one(random, rows);
      sheet.type(row, column, misspelt(sheet.text(row, column), random));
      return true;
    }
  },
  RULE_WITHOUT_ACTION {
    @Override
    boolean plant(AuthorsSheet sheet, Random random) {
      List<AuthorsColumn> actions =
          sheet.columns(
              column -> sheet.isAction(column.index()) && !column.label().equals("(end)"));
      if (actions.isEmpty()) {
        return false;
      }
      int row = one(random, sheet.rows());
      actions.stream()
          .filter(column -> !sheet.text(row, column.index()).isEmpty())
          .forEach(column -> sheet.erase(row, column.index()));
      actions.forEach(column -> sheet.touch(row, column.index()));
      return true;
    }
  },
  NESTED_RANGE {
    @Override
    boolean plant(AuthorsSheet sheet, Random random) {
      // A rule for a range, and the same with another number for a part of the range.
      Pair is = pair(sheet, "If holder's stat", "is");
      Pair change = pair(sheet, "Change holder's stat", "by a number");
      Pair power = pair(sheet, "Change the power of a scope", "by a number");
      Pair amount = change == null ? power : change;
      if (is == null || amount == null) {
        return false;
      }
      int row = one(random, sheet.rows());
      String stat = change == null ? "power" : one(random, List.of("mana", "burn", "strength"));
      String whose = change == null ? "self" : "strength";
      sheet.columns(c -> sheet.isAction(c.index()) || isGuard(c)).stream()
          .filter(c -> !c.label().equals("(end)") && !sheet.text(row, c.index()).isEmpty())
          .forEach(c -> sheet.erase(row, c.index()));
      sheet.type(
          row, labelled(sheet, "When").index(), change == null ? "is played" : "turn starts");
      int low = random.nextInt(5);
      sheet.type(row, is.first(), stat);
      sheet.type(row, is.second(), low + ".." + (low + 5));
      sheet.type(row, amount.first(), whose);
      sheet.type(row, amount.second(), 1);
      int below = sheet.copyBelow(row);
      sheet.anew(below, random);
      sheet.type(below, is.second(), (low + 1) + ".." + (low + 3));
      sheet.type(below, amount.second(), 2);
      return true;
    }
  },
  CONTRADICTORY_ROW {
    @Override
    boolean plant(AuthorsSheet sheet, Random random) {
      List<AuthorsColumn> amounts = sheet.columns(column -> column.numeric() && !isGuard(column));
      if (amounts.isEmpty()) {
        return false;
      }
      AuthorsColumn amount = one(random, amounts);
      int row = one(random, sheet.filled(amount.index()));
      double was = Double.parseDouble(sheet.text(row, amount.index()));
      int below = sheet.copyBelow(row);
      sheet.type(below, amount.index(), was == 1 ? 2 : 1);
      return true;
    }
  },
  IMPOSSIBLE_GUARD {
    @Override
    boolean plant(AuthorsSheet sheet, Random random) {
      String whose = one(random, List.of("If holder's stat", "If opponent's stat"));
      Pair more = pair(sheet, whose, "is above");
      Pair less = pair(sheet, whose, "is below");
      if (more == null || less == null) {
        return false;
      }
      int row = one(random, sheet.rows());
      int number = random.nextInt(50);
      sheet.type(row, more.first(), "mana");
      sheet.type(row, more.second(), number);
      sheet.type(row, less.first(), "mana");
      sheet.type(row, less.second(), number - random.nextInt(5));
      return true;
    }
  },
  UNREACHABLE_ROW {
    @Override
    boolean plant(AuthorsSheet sheet, Random random) {
      // The same case as another row, and one condition more: the other row takes it first.
      List<Integer> rows = sheet.rows();
      int row = one(random, rows);
      List<AuthorsColumn> open =
          sheet.columns(column -> column.listed() && sheet.text(row, column.index()).isEmpty());
      if (open.isEmpty()) {
        return false;
      }
      AuthorsColumn more = one(random, open);
      int below = sheet.copyBelow(row);
      sheet.type(below, more.index(), one(random, more.words()));
      return true;
    }
  },
  WRONG_HIT_POLICY {
    @Override
    boolean plant(AuthorsSheet sheet, Random random) {
      // "One row at most fits a case", says the workbook; this makes two rows fit the same.
      List<AuthorsColumn> cases =
          sheet.columns(column -> List.of("Effect", "Card").contains(column.label()));
      List<Integer> rows = sheet.rows();
      if (cases.isEmpty() || rows.size() < 2) {
        return false;
      }
      int column = cases.get(0).index();
      List<Integer> filled = sheet.filled(column);
      int row = one(random, filled);
      int other = one(random, filled);
      if (row == other || sheet.name().equals("Cards") && column > 1) {
        return false;
      }
      sheet.type(row, column, sheet.text(other, column));
      return true;
    }
  },
  DANGLING_REFERENCE {
    @Override
    boolean plant(AuthorsSheet sheet, Random random) {
      return inCell(
          sheet,
          random,
          column ->
              column.label().equals("Effect") && sheet.name().equals("Cards")
                  || column.label().startsWith("Add card")
                  || column.label().contains("card (rank ")
                  || column.label().equals("Belongs to"),
          (row, column) -> {
            sheet.type(row, column.index(), "nobody_" + random.nextInt(1000));
          });
    }
  },
  TRIGGER_CYCLE {
    @Override
    boolean plant(AuthorsSheet sheet, Random random) {
      AuthorsColumn when = labelled(sheet, "When");
      Pair stat = pair(sheet, "Change holder's stat", "by a number");
      Pair power = pair(sheet, "Change the power of a scope", "by a number");
      if (when == null || stat == null && power == null) {
        return false;
      }
      if (stat != null) {
        List<Integer> rows = sheet.rows();
        int row = one(random, rows);
        sheet.columns(AuthorsMistake::isGuard).stream()
            .filter(column -> !sheet.text(row, column.index()).isEmpty())
            .forEach(column -> sheet.erase(row, column.index()));
        String name = one(random, List.of("mana", "strength", "defense", "stun"));
        sheet.type(row, when.index(), name + " changes");
        sheet.type(row, stat.first(), name);
        sheet.type(row, stat.second(), 1 + random.nextInt(5));
      } else {
        int row = one(random, sheet.filled(power.first()));
        boolean lower = random.nextBoolean();
        sheet.type(row, when.index(), lower ? "is enfeebled" : "is enhanced");
        sheet.type(row, power.first(), "self");
        sheet.type(row, power.second(), lower ? -1 : 1);
      }
      return true;
    }
  },
  EDITED_HEADER {
    @Override
    boolean plant(AuthorsSheet sheet, Random random) {
      AuthorsColumn column = one(random, sheet.columns());
      List<Integer> written =
          IntStream.rangeClosed(sheet.labels() - 3, sheet.labels())
              .filter(row -> sheet.text(row, column.index()).length() > 1)
              .boxed()
              .toList();
      if (written.isEmpty()) {
        return false;
      }
      int row = one(random, written);
      String was = sheet.text(row, column.index());
      sheet.type(row, column.index(), random.nextBoolean() ? misspelt(was, random) : "Notes");
      return true;
    }
  },
  BLANK_ROW {
    @Override
    boolean plant(AuthorsSheet sheet, Random random) {
      List<Integer> rows = sheet.rows();
      if (rows.size() < 3) {
        return false;
      }
      int row = rows.get(1 + random.nextInt(rows.size() - 2));
      sheet.columns().forEach(column -> sheet.erase(row, column.index()));
      return true;
    }
  },
  HOSTILE_TEXT {
    @Override
    boolean plant(AuthorsSheet sheet, Random random) {
      return inCell(
          sheet,
          random,
          column -> !column.free(),
          (row, column) ->
              sheet.type(
                  row,
                  column.index(),
                  one(
                      random,
                      List.of(
                          "1); System.exit(0); //",
                          "0 || true",
                          "\" + java.lang.Runtime.getRuntime().exec(\"sh\") + \"",
                          "\\u0022); System.exit(0); //",
                          "*/ end rule \"x\" when then /*",
                          "=cmd|' /C calc'!A0",
                          "eval(true)",
                          "RuleTable x",
                          "$param$param"))));
    }
  };

  private interface Edit {
    void in(int row, AuthorsColumn column);
  }

  /**
   * Makes the mistake somewhere on the sheet.
   *
   * @return whether there was a place for it
   */
  abstract boolean plant(AuthorsSheet sheet, Random random);

  private static boolean inCell(
      AuthorsSheet sheet, Random random, Predicate<AuthorsColumn> wanted, Edit edit) {
    List<AuthorsColumn> columns =
        sheet.columns(wanted).stream()
            .filter(column -> !sheet.filled(column.index()).isEmpty())
            .toList();
    if (columns.isEmpty()) {
      return false;
    }
    AuthorsColumn column = one(random, columns);
    edit.in(one(random, sheet.filled(column.index())), column);
    return true;
  }

  private static AuthorsColumn labelled(AuthorsSheet sheet, String label) {
    return sheet.columns(column -> column.label().equals(label)).stream().findFirst().orElse(null);
  }

  /** Two columns beside each other that go together, by their numbers. */
  private record Pair(int first, int second) {}

  private static Pair pair(AuthorsSheet sheet, String first, String second) {
    List<AuthorsColumn> columns = sheet.columns();
    for (int i = 1; i < columns.size(); i++) {
      if (columns.get(i - 1).label().equals(first) && columns.get(i).label().equals(second)) {
        return new Pair(columns.get(i - 1).index(), columns.get(i).index());
      }
    }
    return null;
  }

  /** Whether a column is one of the two of a condition on a stat. */
  private static boolean isGuard(AuthorsColumn column) {
    return column.label().startsWith("If ")
        || List.of("is", "is above", "is below").contains(column.label());
  }

  private static double beyond(double bound) {
    return bound + Math.max(1, Math.abs(bound) / 1000);
  }

  /** A letter left out, doubled, exchanged or mistyped. */
  private static String misspelt(String word, Random random) {
    int at = random.nextInt(word.length());
    String before = word.substring(0, at);
    String after = word.substring(at + 1);
    return switch (word.length() < 3 ? 1 : random.nextInt(3)) {
      case 0 -> before + after;
      case 1 -> before + word.charAt(at) + "q" + after;
      default -> before + (word.charAt(at) == 'z' ? 'y' : 'z') + after;
    };
  }

  static <T> T one(Random random, List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
