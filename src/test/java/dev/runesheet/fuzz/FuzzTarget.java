package dev.runesheet.fuzz;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.language.effectops.EffectOpsReader;
import dev.runesheet.language.formula.FormulaNames;
import dev.runesheet.language.formula.FormulaReader;
import dev.runesheet.language.roletext.RoleTextReader;
import dev.runesheet.language.strings.Column;
import dev.runesheet.language.strings.EffectNotation;
import dev.runesheet.language.strings.ShippedStrings;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.Duel;
import dev.runesheet.table.grid.WorkbookFile;
import dev.runesheet.table.read.WorkbookReader;
import dev.runesheet.testing.ScenarioReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A reader of what authors write: of wrong inputs it makes findings, whatever they are. */
enum FuzzTarget {
  /** Roles of Werewolf, as they are defined and as people write them. */
  ROLE_TEXT {
    @Override
    void read(byte[] input, Diagnostics findings) {
      RoleTextReader.STRICT.read(text(input), PLACE, findings);
      RoleTextReader.LENIENT.read(text(input), PLACE, new Diagnostics());
    }
  },
  /** Effects of cards in one line. */
  EFFECT_STRING {
    @Override
    void read(byte[] input, Diagnostics findings) {
      String line = text(input);
      Column column = Column.values()[Math.floorMod(line.length(), Column.values().length)];
      STRINGS.read(line, column, PLACE, findings);
    }
  },
  /** Formulas of declared games: numbers and tests. */
  FORMULA {
    @Override
    void read(byte[] input, Diagnostics findings) {
      FORMULAS.number(text(input), PLACE, findings);
      FORMULAS.test(text(input), PLACE, findings);
    }
  },
  /** Any JSON. */
  JSON("data/math-battle/heroes", "data/queens-blood/decks") {
    @Override
    void read(byte[] input, Diagnostics findings) {
      JsonDocument.parse("a.json", text(input), findings);
    }
  },
  /** Any YAML. */
  YAML("data/ember-vale", "data/valeria") {
    @Override
    void read(byte[] input, Diagnostics findings) {
      JsonDocument.parseYaml("a.yaml", text(input), findings);
    }
  },
  /** Scenarios of testers. */
  SCENARIO("data/ember-vale/scenarios", "data/math-battle/scenarios") {
    @Override
    void read(byte[] input, Diagnostics findings) {
      ScenarioReader.read("a.yaml", text(input), findings);
    }
  },
  /** Heroes of Math Battle. */
  EFFECT_OPS("data/math-battle/heroes") {
    @Override
    void read(byte[] input, Diagnostics findings) {
      new EffectOpsReader(Duel.VERBS, findings)
          .readHero("a.json", text(input), List.of("health", "mana", "burn", "stun"), "");
    }
  },
  /** A decision table in a workbook, and all cells of any. */
  WORKBOOK("decision-tables/math-battle", "decision-tables/ember-vale") {
    @Override
    void read(byte[] input, Diagnostics findings) {
      new WorkbookReader("a.xlsx", input, findings).read(Duel.layout());
      WorkbookFile.read(
          "a.xlsx",
          input,
          new Diagnostics(),
          book -> book.names().stream().map(book::sheet).toList(),
          List.of());
    }
  };

  private static final SourceLocation PLACE = SourceLocation.file("input");

  private static final EffectNotation STRINGS = new EffectNotation(ShippedStrings.WORDS);

  private static final FormulaReader FORMULAS =
      new FormulaReader(
          new FormulaNames(
              FormulaNames.ROLES,
              List.of("attack", "health", "battle rage"),
              List.of("self", "own board", "enemy units"),
              List.of("old", "new", "delta"),
              Map.of("kind", List.of("unit", "player"), "name", List.of()),
              List.of("frozen"),
              Map.of("might", "attack of self * 2 + rage", "rage", "battle rage of self")));

  private final List<String> folders;

  FuzzTarget(String... folders) {
    this.folders = List.of(folders);
  }

  /** Reads an input; whatever it is, nothing may be thrown. */
  abstract void read(byte[] input, Diagnostics findings);

  /** The folders of shipped sources that are good inputs, beside those of the corpus. */
  List<String> folders() {
    return folders;
  }

  /** How many times as long it takes as the others. */
  int cost() {
    return this == WORKBOOK || this == ROLE_TEXT ? 10 : 1;
  }

  /** The name of its folder in the corpus. */
  String folder() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The target of a name. */
  static FuzzTarget named(String name) {
    return Arrays.stream(values())
        .filter(one -> one.folder().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static String text(byte[] input) {
    return new String(input, StandardCharsets.UTF_8);
  }
}
