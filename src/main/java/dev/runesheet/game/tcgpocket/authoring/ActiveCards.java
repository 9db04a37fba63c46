package dev.runesheet.game.tcgpocket.authoring;

import dev.runesheet.document.EntryLists;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.game.declared.authoring.CardLanguage;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.Declaration.CardLine;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.game.declared.authoring.declaration.EffectLine;
import dev.runesheet.game.declared.authoring.declaration.Op;
import dev.runesheet.game.tcgpocket.authoring.card.CardSource;
import dev.runesheet.game.tcgpocket.authoring.card.EnergyTypes;
import dev.runesheet.game.tcgpocket.authoring.card.PocketWords;
import dev.runesheet.language.active.CardWords;
import dev.runesheet.language.active.EffectLowering;
import dev.runesheet.language.active.EffectType;
import dev.runesheet.language.active.EffectTypeCheck;
import dev.runesheet.language.active.EffectTypes;
import dev.runesheet.language.active.LoweredEffects;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.pack.FilledValues;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.schema.shape.ShapeReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/**
 * The cards of the files in the language of active effects, and the statuses that their effects
 * give, both in the words of declared games.
 */
final class ActiveCards implements CardLanguage.Cards {

  private final Map<String, CardForm> forms = new LinkedHashMap<>();
  private final Map<String, CardSource> sources = new LinkedHashMap<>();
  private final Map<String, LoweredEffects.Line> statuses = new LinkedHashMap<>();

  private final String types;
  private final List<String> files;
  private final EntryLists lists;
  private final CardWords words;
  private Optional<EffectTypes> known = Optional.empty();
  private boolean complete;

  private ActiveCards(String types, List<String> files, EntryLists lists, CardWords words) {
    this.types = types;
    this.files = files;
    this.lists = lists;
    this.words = words;
  }

  /**
   * Reads the files of a game.
   *
   * @param types the file of effect types
   * @param cards the files of cards
   * @param game the declaration of the game
   */
  static ActiveCards read(
      String types,
      List<String> cards,
      CardLanguage.Declared game,
      PackFiles files,
      Diagnostics findings) {
    EnergyTypes energy = EnergyTypes.of(game.content());
    energy.check(game.file(), findings);
    CardWords words = PocketWords.of(energy);
    ActiveCards read = new ActiveCards(types, cards, game.lists(), words);
    Manifest.text(types, files, findings)
        .flatMap(text -> EffectTypes.read(words, game.lists(), types, text, findings))
        .ifPresent(
            file -> {
              new EffectTypeCheck(words, file).check(findings);
              read.readAll(file, files, findings);
            });
    return read;
  }

  private void readAll(EffectType.File types, PackFiles all, Diagnostics findings) {
    List<JsonDocument> documents = new ArrayList<>();
    for (String file : files) {
      Manifest.text(file, all, findings)
          .flatMap(text -> JsonDocument.parseByName(file, text, findings))
          .map(lists::repeated)
          .ifPresent(documents::add);
    }
    complete = documents.size() == files.size();
    Set<String> names = complete ? EffectTypes.cardNames(documents) : Set.of();
    EffectTypes declared = new EffectTypes(words, types, names);
    known = Optional.of(declared);
    EffectLowering lowering = new EffectLowering(declared);
    for (JsonDocument document : documents) {
      CardSource.File.read(declared, document.root())
          .ifPresent(
              read ->
                  read.cards()
                      .forEach(
                          (id, card) -> {
                            CardSource other = sources.putIfAbsent(id, card);
                            if (other != null) {
                              twice(id, card, findings, other);
                              return;
                            }
                            forms.put(id, new CardForm(document, card, lowering, statuses));
                          }));
    }
    new ActiveCheck(declared, findings).check(sources);
    ConsequentialFindings knockOns =
        new ConsequentialFindings(types.attack().document(), findings.all());
    findings.removeIf(
        one -> documents.stream().anyMatch(document -> knockOns.ofUse(one, document)));
    if (complete) {
      unused(types, documents, findings);
    }
  }

  /**
   * Warns of effect types that no card names: what they become is only known where one does. Names
   * that there are not come first, since one of them may be meant.
   */
  private static void unused(
      EffectType.File types, List<JsonDocument> cards, Diagnostics findings) {
    Set<String> used = new HashSet<>();
    cards.forEach(file -> used.addAll(file.root().node().findValuesAsText("effect_id")));
    if (!types.types().keySet().containsAll(used)) {
      return;
    }
    types
        .types()
        .forEach(
            (id, type) -> {
              if (!used.contains(id)) {
                findings.add(
                    Diagnostic.about(
                        Code.UNUSED, type.places().all(), "effect type", id, "a card that has it"));
              }
            });
  }

  private static void twice(String id, CardSource card, Diagnostics findings, CardSource first) {
    String expected = "an id that " + first.places().all() + " does not have";
    findings.errorAbout(Code.DUPLICATE, card.places().all(), id, expected);
  }

  /** True if the effect types and all files could be read. */
  @Override
  public boolean areComplete() {
    return complete;
  }

  @Override
  public boolean haveFile(String file) {
    return files.contains(file);
  }

  @Override
  public Optional<TableSources> rows(
      String family, List<String> homes, BiConsumer<Map<String, byte[]>, Diagnostics> check) {
    return known.map(all -> ActiveRows.family(family, homes, this, all, check));
  }

  /** The lists for which cards are repeated. */
  EntryLists lists() {
    return lists;
  }

  /** A card as it was written, if there is one of that id. */
  Optional<CardSource> source(String id) {
    return Optional.ofNullable(sources.get(id));
  }

  /** The text of a card for players; empty if there is none of that id. */
  String text(String id) {
    return forms.containsKey(id) ? forms.get(id).text() : "";
  }

  @Override
  public Set<String> statusNames() {
    return statuses.keySet();
  }

  @Override
  public Map<String, EffectLine> statuses(
      Map<String, EffectLine> declared, DeclaredNames names, Diagnostics findings) {
    Map<String, EffectLine> read = new LinkedHashMap<>(declared);
    statuses.forEach(
        (name, line) -> {
          if (declared.containsKey(name)) {
            String found = "status " + Words.quote(name) + ", which the game declares";
            findings.error(Code.DUPLICATE, SourceLocation.file(types), found, "another name");
          }
          read(EffectLine.class, line, names, findings).ifPresent(status -> read.put(name, status));
        });
    return read;
  }

  /** The places of parameters, by the places that effects have for what these become. */
  @Override
  public Map<SourceLocation, FilledValues> given() {
    GivenPlaces given = new GivenPlaces();
    forms.values().forEach(form -> form.giveTo(given));
    statuses
        .values()
        .forEach(line -> line.parts().forEach((at, part) -> given.add(line.place(), at, part)));
    return given.all();
  }

  /** A line or status, after reports at the places of the template that it comes from. */
  private <T> Optional<T> read(
      Class<T> form, LoweredEffects.Line line, DeclaredNames names, Diagnostics findings) {
    Diagnostics own = new Diagnostics();
    TemplateForm.Places written =
        (at, character) ->
            LoweredEffects.Line.from(line.parts(), at, character).orElse(line.place());
    // What depends on a card is the card's; what is wrong in the template is told there.
    boolean ofCard = line.dependsOnCard();
    JsonDocument document =
        JsonDocument.of(types, line.node(), at -> ofCard ? line.place() : written.at(at, 0), own);
    Optional<T> read = new ShapeReader(names).read(form, document.root());
    if (!own.all().isEmpty()) {
      TemplateForm.findings(form, line.node(), names, written)
          .forEach(finding -> CardForm.report(finding, typesFile(), findings));
    }
    return read;
  }

  private JsonDocument typesFile() {
    return known.orElseThrow().file().attack().document();
  }

  /** Checks the scopes that cards say against those of the game. */
  @Override
  public void check(Declaration game) {
    known.ifPresent(
        all -> {
          ScopesOfCards scopes = new ScopesOfCards(game, all.file().scopes());
          forms.values().forEach(form -> form.check(scopes));
        });
  }

  /** The cards; errors are reported, also in the words that their effect types share. */
  @Override
  public Map<String, CardLine> all(DeclaredNames names, Diagnostics findings) {
    Optional<WordsOfTypes> words = known.map(all -> new WordsOfTypes(all, findings));
    known.ifPresent(
        all -> {
          SharedWords.check(typesFile().root(), names, findings);
          new EffectLowering(all).shared().forEach(line -> read(Op.class, line, names, findings));
        });
    Map<String, CardLine> read = cards(form -> true, names, findings);
    words.ifPresent(
        check ->
            check.check(
                names, (status, found) -> read(EffectLine.class, status, names, found), findings));
    return read;
  }

  @Override
  public Optional<Map<String, CardLine>> of(
      String file, DeclaredNames names, Diagnostics findings) {
    Predicate<CardForm> inFile = form -> form.file().equals(file);
    return forms.values().stream().anyMatch(inFile)
        ? Optional.of(cards(inFile, names, findings))
        : Optional.empty();
  }

  private Map<String, CardLine> cards(
      Predicate<CardForm> which, DeclaredNames names, Diagnostics findings) {
    Map<String, CardLine> read = new LinkedHashMap<>();
    Diagnostics all = new Diagnostics();
    forms.forEach(
        (id, form) -> {
          if (which.test(form)) {
            form.read(names, all).ifPresent(card -> read.put(id, card));
          }
        });
    if (!all.all().isEmpty()) {
      addAll(all, findings);
    }
    return read;
  }

  /** Adds what is found in cards, without what only follows from mistakes in their types. */
  private void addAll(Diagnostics cards, Diagnostics findings) {
    ConsequentialFindings knockOns = new ConsequentialFindings(typesFile(), findings.all());
    knockOns.from(cards.all());
    for (Diagnostic one : cards.all()) {
      boolean follows =
          knockOns.ofTemplate(one) || findings.all().contains(one) || follows(one, knockOns);
      if (!follows) {
        findings.add(one);
      }
    }
  }

  /** True if what is found in a card only follows from a mistake in its types. */
  private boolean follows(Diagnostic finding, ConsequentialFindings knockOns) {
    return forms.values().stream()
        .map(CardForm::document)
        .filter(document -> document.file().equals(finding.location().file()))
        .findFirst()
        .filter(document -> knockOns.ofForm(finding, document))
        .isPresent();
  }

  /** Carries out a check of cards, without what only follows from mistakes in their types. */
  @Override
  public void withoutKnockOns(Diagnostics findings, Runnable check) {
    List<Diagnostic> before = List.copyOf(findings.all());
    check.run();
    if (known.isPresent() && findings.size() > before.size()) {
      ConsequentialFindings knockOns = new ConsequentialFindings(typesFile(), findings.all());
      findings.removeIf(one -> !before.contains(one) && follows(one, knockOns));
    }
  }
}
