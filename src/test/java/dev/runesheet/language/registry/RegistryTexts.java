package dev.runesheet.language.registry;

import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.queensblood.authoring.QueensBloodPack;
import dev.runesheet.game.queensblood.authoring.RegistryChecks;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.VerbCatalog;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Registries for tests, in JSON with single quotes. */
final class RegistryTexts {

  static final VerbCatalog VERBS = VerbCatalog.of(new QueensBloodPack().verbs());
  static final String CARD =
      "{'id':'1','name':'One','category':'Regular','cost':1,'power':2,'pattern':'B3P','effect_id':'e'}";
  static final String EFFECT =
      "{'trigger':'on_play','scope':'self','operations':[{'type':'modify_power','amount':1}]}";

  private static final Path DATA = Path.of("data/queens-blood");
  private static final Path SOURCES = Path.of("src/test/resources/queens-blood");

  final Diagnostics findings = new Diagnostics();
  final RegistryReader reader = new RegistryReader(VERBS, findings);
  List<CardSource> cards = List.of();
  List<Effect> effects = List.of();

  /** Reads cards and effects and checks them against each other. */
  static RegistryTexts of(String cards, String effects) {
    RegistryTexts texts = new RegistryTexts();
    texts.cards = texts.reader.readCards("cards.json", quoted(cards));
    CardNames names = new CardNames(texts.cards, Map.of("Family", List.of("1", "2", "3")));
    texts.effects = texts.reader.readEffects("effects.json", quoted(effects), names);
    RegistryChecks checks = new RegistryChecks(texts.cards, texts.effects, PartPlaces.MODEL);
    checks.cards(texts.findings);
    checks.effects(RegistryReader.effectIds("effects.json", quoted(effects)), texts.findings);
    checks.doubts().forEach(doubt -> texts.findings.add(doubt.diagnostic()));
    return texts;
  }

  static RegistryTexts shipped() {
    RegistryTexts texts = new RegistryTexts();
    texts.cards = texts.reader.readCards("cards.json", text(SOURCES.resolve("cards.json")));
    texts.effects =
        texts.reader.readEffects(
            "effects.json", text(SOURCES.resolve("effects.json")), texts.names());
    return texts;
  }

  CardNames names() {
    return new CardNames(
        cards, reader.readNames("names.json", text(DATA.resolve("names.json")), cards));
  }

  /** The findings, each as its code and place. */
  List<String> places() {
    return findings.all().stream()
        .map(finding -> finding.code().id() + " " + finding.location())
        .toList();
  }

  List<String> suggestions() {
    return findings.all().stream()
        .map(Diagnostic::suggestion)
        .filter(one -> !one.isEmpty())
        .toList();
  }

  static String quoted(String text) {
    return text.replace('\'', '"');
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException missing) {
      throw new UncheckedIOException(missing);
    }
  }
}
