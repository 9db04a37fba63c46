package dev.runesheet.game.declared.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.SourceFamily;
import dev.runesheet.pack.file.PackFiles;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/** The installed languages of cards, and the one that a game's homes name. */
final class CardLanguages {

  private CardLanguages() {}

  private static Stream<CardLanguage> all() {
    return InstalledGames.services(CardLanguage.class).stream().map(ServiceLoader.Provider::get);
  }

  /** The families to which they answer. */
  static List<SourceFamily> families() {
    return all().map(CardLanguage::family).toList();
  }

  /** The places of names in the files of their families, by file. */
  static Map<String, List<String>> names(Manifest manifest) {
    Map<String, List<String>> names = new LinkedHashMap<>();
    all()
        .forEach(
            one ->
                manifest.homes(one.family().name()).forEach(file -> names.put(file, one.names())));
    return names;
  }

  /** The cards of a game in the language whose family it names; none without one. */
  static CardLanguage.Cards read(
      Manifest manifest, JsonNode declared, PackFiles files, Diagnostics findings) {
    return all()
        .filter(one -> manifest.home(one.family().name()).isPresent())
        .findFirst()
        .map(one -> read(one, manifest, declared, files, findings))
        .orElseGet(() -> new CardLanguage.Cards() {});
  }

  private static CardLanguage.Cards read(
      CardLanguage language,
      Manifest manifest,
      JsonNode declared,
      PackFiles files,
      Diagnostics findings) {
    String home = manifest.home(language.family().name()).orElseThrow();
    List<String> cards =
        manifest.homes(DeclaredCards.FAMILY).stream().filter(language::reads).toList();
    CardLanguage.Declared game = new CardLanguage.Declared(manifest.file(), declared);
    return language.read(home, cards, game, files, findings);
  }
}
