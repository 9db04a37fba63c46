package dev.runesheet.game.valeria.authoring;

import dev.runesheet.ShippedFiles;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.exchange.TableExport;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.file.ReplacedFiles;
import dev.runesheet.pack.source.EffectSource;
import dev.runesheet.pack.source.EffectSources;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The shipped game with the effects of its cards in decision tables, as far as they fit. */
public final class EffectTables {

  static final PackFiles SHIPPED = ShippedFiles.ALL;
  static final String CARDS = "data/valeria/cards.xlsx";
  static final String TABLES = "decision-tables/valeria/effects.drl.xlsx";

  private static final String MANIFEST = "data/valeria/game.yaml";

  /** Made once: they do not change, and reading all cards takes its time. */
  private static final EffectSources FAMILY = readFamily();

  private static final EffectSource SOURCE =
      FAMILY.read(CARDS, SHIPPED.read(CARDS).orElseThrow(), new Diagnostics()).orElseThrow();
  private static final TableExport EXPORT = TableExport.of(FAMILY.book(), SOURCE.effects(), TABLES);

  private EffectTables() {}

  private static EffectSources readFamily() {
    return (EffectSources)
        Packs.find("valeria").tableSources(SHIPPED, new Diagnostics()).stream()
            .filter(one -> one.family().equals("card effects"))
            .findFirst()
            .orElseThrow();
  }

  /** The family of the cards' effects. */
  static EffectSources family() {
    return FAMILY;
  }

  /** The effects that the shipped workbook of cards tells. */
  static EffectSource source() {
    return SOURCE;
  }

  /** Their tables. */
  static TableExport export() {
    return EXPORT;
  }

  /** The shipped files, with the tables as a second home of the cards. */
  public static PackFiles files() {
    EffectSource source = source();
    Set<String> rows = TableExport.tabular(family().book(), source.effects());
    List<Effect> left =
        source.effects().stream().filter(effect -> !rows.contains(effect.id())).toList();
    byte[] cards = source.write(left, new Diagnostics()).orElseThrow();
    String manifest = new String(SHIPPED.read(MANIFEST).orElseThrow(), StandardCharsets.UTF_8);
    TableExport export = export();
    return moved(cards, manifest, export);
  }

  private static PackFiles moved(byte[] cards, String manifest, TableExport export) {
    return with(
        Map.of(
            CARDS,
            cards,
            MANIFEST,
            manifest
                .replace("cards: " + CARDS, "cards: [" + CARDS + ", " + TABLES + "]")
                .getBytes(StandardCharsets.UTF_8),
            TABLES,
            export.content(),
            TABLES + ".properties",
            export.properties().getBytes(StandardCharsets.UTF_8)));
  }

  /** The shipped files with some of them replaced. */
  static PackFiles with(Map<String, byte[]> replaced) {
    return with(SHIPPED, replaced);
  }

  private static PackFiles with(PackFiles files, Map<String, byte[]> replaced) {
    return new ReplacedFiles(files, replaced, "a test");
  }
}
