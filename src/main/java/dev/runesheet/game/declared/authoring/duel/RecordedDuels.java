package dev.runesheet.game.declared.authoring.duel;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonLimits;
import dev.runesheet.document.JsonValue;
import dev.runesheet.document.SchemaCheck;
import dev.runesheet.engine.RuleProbe;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Mode;
import dev.runesheet.game.declared.setup.CharacterSetup;
import dev.runesheet.language.effectops.EffectOpsReader;
import dev.runesheet.language.effectops.EffectOpsSchemas;
import dev.runesheet.language.effectops.HeroSource;
import dev.runesheet.language.effectops.ModeSource;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.JsonFiles;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.tool.RecordedGames;
import dev.runesheet.spi.fact.EffectDefinition;
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
  private Supplier<RuleProbe> probes = () -> RuleProbe.NONE;

  /** Replays with the rules of a pack, which must be without errors. */
  public RecordedDuels(String id, PackFiles files, PackContent shipped) {
    this.pack = new DuelPack(id);
    this.files = files;
    this.shipped = shipped;
    this.shippedCatalog = DeclaredCatalog.of(shipped.catalog());
    this.game = pack.declared(files).orElseThrow();
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
    Batch batch = new Batch(file);
    SchemaCheck schemas = EffectOpsSchemas.check(pack.catalog());
    List<RecordedDuel> duels = new ArrayList<>();
    Diagnostics found = new Diagnostics();
    for (int i = 0; i < lines.size(); i++) {
      Diagnostics ofLine = new Diagnostics();
      String prefix = "r" + (firstLine + i) + "/";
      Optional<RecordedDuel> duel =
          JsonDocument.parse(file, firstLine + i, lines.get(i), JsonLimits.DEFAULT, ofLine)
              .map(JsonDocument::root)
              .flatMap(record -> batch.add(record, prefix, schemas, ofLine));
      found.addAll(ofLine);
      if (!ofLine.hasErrors()) {
        duel.ifPresent(duels::add);
      }
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
    private final String file;
    private final List<PackContent.Group> groups = new ArrayList<>(shipped.groups());
    private final Map<String, Mode> modes = new LinkedHashMap<>(shippedCatalog.modes());
    private final Map<String, Card> heroes = new LinkedHashMap<>(shippedCatalog.cards());

    Batch(String file) {
      this.file = file;
    }

    Optional<RecordedDuel> add(
        JsonValue record, String prefix, SchemaCheck schemas, Diagnostics findings) {
      schemas.check("effect-ops-match", record);
      if (findings.hasErrors()) {
        return Optional.empty();
      }
      EffectOpsReader reader = new EffectOpsReader(pack.catalog(), findings);
      JsonNode node = record.node();
      Optional<String> mode = mode(record, node.path("mode"), prefix, reader, findings);
      List<String> ids = new ArrayList<>();
      for (int player = 0; player < 2 && mode.isPresent(); player++) {
        hero(
                node.path("heroes").path(player),
                prefix + "h" + player + "/",
                mode.get(),
                player,
                reader,
                findings)
            .ifPresent(ids::add);
      }
      return ids.size() < 2
          ? Optional.empty()
          : Optional.of(
              new RecordedDuel(
                  node, new CharacterSetup(mode.get(), ids, node.path("first").asInt(0), null)));
    }

    private Optional<String> mode(
        JsonValue record,
        JsonNode named,
        String prefix,
        EffectOpsReader reader,
        Diagnostics findings) {
      if (named.isTextual() && named.asText().equals("default_mode.json")) {
        return Optional.of(EffectDefinition.GLOBAL);
      }
      String id = prefix + "mode";
      Optional<ModeSource> mode =
          named.isTextual()
              ? JsonFiles.beside(file, "heroes/" + named.asText(), findings)
                  .flatMap(document -> reader.readMode(document.root(), id))
              : reader.readMode(record.location().file(), "/mode", named, id);
      mode.ifPresent(
          source -> {
            modes.put(id, DuelPack.mode(game, source));
            groups.add(
                new PackContent.Group(
                    "rules.recorded", "generated/" + id + ".drl", source.effects()));
          });
      return mode.map(source -> id);
    }

    private Optional<String> hero(
        JsonNode named,
        String prefix,
        String mode,
        int player,
        EffectOpsReader reader,
        Diagnostics findings) {
      String shippedId = named.asText().replace(".json", "").replace('_', '-');
      if (named.isTextual() && heroes.containsKey(shippedId)) {
        return Optional.of(shippedId);
      }
      List<String> attributes = modes.get(mode).stats();
      Optional<HeroSource> hero =
          named.isTextual()
              ? JsonFiles.beside(file, "heroes/" + named.asText(), findings)
                  .flatMap(document -> reader.readHero(document.root(), attributes, prefix))
              : reader.readHero(file, "/heroes/" + player, named, attributes, prefix);
      hero.ifPresent(
          source -> {
            heroes.put(source.id(), game.card(source.name(), source.attributes()));
            groups.add(
                new PackContent.Group(
                    "rules.recorded",
                    "generated/" + source.id() + ".drl",
                    DuelPack.effects(source)));
          });
      return hero.map(HeroSource::id);
    }

    RuleBook compile(Diagnostics findings) {
      PackContent content =
          new PackContent(groups, shipped.tables(), shippedCatalog.with(modes, heroes).toJson());
      return Packs.compile(PackBuilder.build(pack, content, files), findings, probes.get());
    }
  }
}
