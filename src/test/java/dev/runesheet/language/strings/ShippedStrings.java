package dev.runesheet.language.strings;

import dev.runesheet.language.strings.words.StringWords;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** The words of a game as far as the shipped strings need them, and those strings. */
public final class ShippedStrings {

  static final SourceLocation CELL = SourceLocation.cell("cards.xlsx", "Citizens", "C7");

  public static final StringWords WORDS =
      new StringWords(
          List.of(
              "Barrens",
              "Cavern",
              "Crypt",
              "Den",
              "Desert",
              "Fire Temple",
              "Forest",
              "Glacier",
              "Gloom Gyre",
              "Gnolls",
              "Hills",
              "Kaharian",
              "Mountains",
              "Necropolis",
              "Oasis",
              "Ruins",
              "Sewer",
              "Swamp",
              "The Deep",
              "Undead Samurai",
              "Valley",
              "Volcano",
              "Woods"),
          List.of("Beast", "Boss", "Minion", "Titan", "Warden"),
          List.of("Knight", "Miner", "Peasant", "King's Guard"),
          List.of("Herald", "Knight", "Peasant"),
          List.of("Araby Brigands", "Bryne", "Goblin Pirates", "Harpies", "Sea Drake"),
          List.of("kings_guard", "undead_samurai"),
          List.of(
              "action.blessedlands",
              "action.browncoatssanctum",
              "action.darklordrising",
              "action.defiantridge",
              "action.emeraldstronghold",
              "action.fortskyler",
              "action.muratreis",
              "action.newshilinatower",
              "action.portofdrake",
              "action.pratchettsplateau",
              "immunity.take",
              "roll.exekratys_immune",
              "roll.reroll_both_dice_pay_magic_2",
              "roll.reroll_one_die"),
          List.of(
              "action.newshilinatower",
              "immunity.take",
              "roll.exekratys_immune",
              "roll.reroll_both_dice_pay_magic_2",
              "roll.reroll_one_die"),
          Map.of(
              "immunity.steal",
              "immunity.take",
              "place_kings_guard",
              "place_reserve pool=kings_guard",
              "action.northernwall",
              "roll.settled banish_center monster type=Minion optional"));

  static final EffectNotation READER = new EffectNotation(WORDS);
  static final EffectNotation WRITER = new EffectNotation(WORDS);

  private ShippedStrings() {}

  /** A string of the shipped tables and its column. */
  public record Shipped(Column column, String text) {}

  public static List<Shipped> all() {
    try (InputStream file = ShippedStrings.class.getResourceAsStream("/valeria/strings.tsv")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.split("\t", 2))
          .map(cells -> new Shipped(Column.valueOf(cells[0]), cells[1]))
          .toList();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** What a text says, which must have no mistake. */
  public static Phrase read(Column column, String text) {
    Diagnostics findings = new Diagnostics();
    return READER
        .read(text, column, CELL, findings)
        .orElseThrow(() -> new AssertionError(text + ": " + findings.all()));
  }
}
