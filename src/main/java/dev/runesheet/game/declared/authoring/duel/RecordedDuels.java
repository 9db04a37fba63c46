package dev.runesheet.game.declared.authoring.duel;

import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonLimits;
import dev.runesheet.document.JsonValue;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.game.declared.authoring.duel.RecordedMatch.PlayedHero;
import dev.runesheet.game.declared.authoring.duel.RecordedMatch.PlayedMode;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Mode;
import dev.runesheet.game.declared.setup.CharacterSetup;
import dev.runesheet.language.effectops.EffectOpsReader;
import dev.runesheet.language.effectops.HeroSource;
import dev.runesheet.language.effectops.ModeSource;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Manifest;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.tool.RecordedGames;
import dev.runesheet.schema.shape.ShapeReader;
import dev.runesheet.schema.shape.SourceNames;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Replays recorded matches. A mode or hero that a record names is that of the pack, or of the
 * folder {@code heroes} beside the record; one that it brings is compiled for it.
 */
public final class RecordedDuels implements RecordedGames {

  private static final int BATCH = 40;

  private final DuelPack pack;
  private final PackFiles files;
  private final PackContent shipped;
  private final DuelGame game;
  private final DeclaredCatalog shippedCatalog;

  /** The name of the file of the game's own mode, by which records call it. */
  private final String usualMode;

  private Supplier<RuleProbe> probes = () -> RuleProbe.NONE;

  /** Replays with the rules of a pack, which must be without errors. */
  public RecordedDuels(String id, PackFiles files, PackContent shipped) {
    this.pack = new DuelPack(id);
    this.files = files;
    this.shipped = shipped;
    this.shippedCatalog = DeclaredCatalog.of(shipped.catalog());
    this.game = pack.declared(files).orElseThrow();
    this.usualMode =
        Manifest.written(id, files).getOrDefault(DuelPack.MODE, List.of()).stream()
            .map(home -> home.substring(home.lastIndexOf('/') + 1))
            .findFirst()
            .orElse("");
  }

  @Override
  public boolean watchedBy(Supplier<RuleProbe> watchers) {
    probes = watchers;
    return true;
  }

  @Override
  public int batchSize() {
    return BATCH;
  }

  @Override
  public List<Replayed> replay(
      String file, int firstLine, List<String> lines, Diagnostics findings) {
    Batch batch = new Batch();
    List<RecordedDuel> duels = new ArrayList<>();
    Diagnostics found = new Diagnostics();
    for (int i = 0; i < lines.size(); i++) {
      Diagnostics ofLine = new Diagnostics();
      String prefix = "r" + (firstLine + i) + "/";
      Optional<RecordedDuel> duel =
          JsonDocument.parse(file, firstLine + i, lines.get(i), JsonLimits.DEFAULT, ofLine)
              .map(JsonDocument::root)
              .flatMap(record -> batch.add(record, prefix, ofLine));
      found.addAll(ofLine);
      duel.ifPresent(duels::add);
    }
    Diagnostics compiling = new Diagnostics();
    RuleBook book = batch.compile(compiling);
    if (book == null && lines.size() > 1) {
      return oneByOne(file, firstLine, lines, findings);
    }
    findings.addAll(found);
    if (book == null) {
      findings.error(
          Code.DRL, SourceLocation.line(file, firstLine, 1), compiling.all().get(0).found(), "");
      return List.of();
    }
    return duels.stream()
        .map(duel -> RecordedGames.played(duel.id(), () -> duel.differences(book)))
        .toList();
  }

  /**
   * Replays records one by one, so that one whose rules do not compile does not stop the others.
   */
  private List<Replayed> oneByOne(
      String file, int firstLine, List<String> lines, Diagnostics findings) {
    List<Replayed> results = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      results.addAll(replay(file, firstLine + i, List.of(lines.get(i)), findings));
    }
    return results;
  }

  /** The modes and heroes of several records, compiled together under ids of their own. */
  private final class Batch {
    private final List<PackContent.Group> groups = new ArrayList<>(shipped.groups());
    private final Map<String, Mode> modes = new LinkedHashMap<>(shippedCatalog.modes());
    private final Map<String, Card> heroes = new LinkedHashMap<>(shippedCatalog.cards());

    /** The match of a record; empty if anything in it is wrong. */
    Optional<RecordedDuel> add(JsonValue record, String prefix, Diagnostics findings) {
      EffectOpsReader reader = new EffectOpsReader(pack.catalog(), findings);
      SourceNames names = new MatchVocabulary(shippedCatalog, usualMode, reader, prefix, findings);
      return new ShapeReader(names)
          .read(RecordedMatch.class, record)
          .filter(match -> !findings.hasErrors())
          .map(this::duel);
    }

    private RecordedDuel duel(RecordedMatch match) {
      PlayedMode mode = match.mode();
      mode.brought().ifPresent(source -> bring(mode.id(), source));
      match.heroes().stream()
          .map(PlayedHero::brought)
          .flatMap(Optional::stream)
          .forEach(this::bring);
      List<String> ids = match.heroes().stream().map(PlayedHero::id).toList();
      CharacterSetup setup = new CharacterSetup(mode.id(), ids, match.first(), null);
      return new RecordedDuel(match.id(), setup, match.outcome());
    }

    private void bring(String id, ModeSource mode) {
      modes.put(id, DuelPack.mode(game, mode));
      bring(id, mode.effects());
    }

    private void bring(HeroSource hero) {
      heroes.put(hero.id(), game.card(hero.name(), hero.attributes()));
      bring(hero.id(), DuelPack.effects(hero));
    }

    private void bring(String id, List<Effect> effects) {
      groups.add(new PackContent.Group("rules.recorded", "generated/" + id + ".drl", effects));
    }

    RuleBook compile(Diagnostics findings) {
      PackContent content =
          new PackContent(groups, shipped.tables(), shippedCatalog.with(modes, heroes).toJson());
      return Packs.compile(PackBuilder.build(pack, content, files), findings, probes.get());
    }
  }
}
