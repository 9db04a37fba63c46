package dev.runesheet.game.declared.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.InstalledGames;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.Declaration.CardLine;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.game.declared.authoring.declaration.EffectLine;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.FilledValues;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.SourceFamily;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.TableSources;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.BiConsumer;
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
        .orElseGet(NoCards::new);
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

  /** The cards of a game that has all of its own in the words of declared games. */
  private record NoCards() implements CardLanguage.Cards {

    @Override
    public boolean areComplete() {
      return true;
    }

    @Override
    public boolean haveFile(String file) {
      return false;
    }

    @Override
    public Set<String> statusNames() {
      return Set.of();
    }

    @Override
    public Map<String, EffectLine> statuses(
        Map<String, EffectLine> declared, DeclaredNames names, Diagnostics findings) {
      return declared;
    }

    @Override
    public Map<String, CardLine> all(DeclaredNames names, Diagnostics findings) {
      return Map.of();
    }

    @Override
    public Optional<Map<String, CardLine>> of(
        String file, DeclaredNames names, Diagnostics findings) {
      return Optional.empty();
    }

    @Override
    public void check(Declaration game) {
      // There is nothing to check.
    }

    @Override
    public void withoutKnockOns(Diagnostics findings, Runnable check) {
      check.run();
    }

    @Override
    public Map<SourceLocation, FilledValues> given() {
      return Map.of();
    }

    @Override
    public Optional<TableSources> rows(
        String family, List<String> files, BiConsumer<Map<String, byte[]>, Diagnostics> check) {
      return Optional.empty();
    }
  }
}
