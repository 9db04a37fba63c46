package lantern;

import dev.runesheet.engine.verb.AddStat;
import dev.runesheet.model.Noun;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Pronoun;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.FindingCode;
import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.Homes;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.SourceFamily;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.spi.setup.RecordJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads the game's only source, a file in the language of lanterns. */
public final class LanternPack implements AuthoringPack {

  static final String LANTERNS = "lanterns";
  static final String RULES = "rules.lanternwalk.lanterns";

  @Override
  public String game() {
    return LanternWalk.ID;
  }

  @Override
  public List<Class<?>> verbs() {
    return List.of(AddStat.class);
  }

  @Override
  public List<? extends FindingCode> codes() {
    return List.of(LanternCode.values());
  }

  @Override
  public List<SourceFamily> families() {
    return List.of(SourceFamily.of(LANTERNS, "The file of lanterns."));
  }

  @Override
  public PackContent read(PackFiles files, Diagnostics findings) {
    Homes homes = homes(files, findings);
    LanternReader.Read read =
        homes
            .text(
                LANTERNS, (file, text, found) -> new LanternReader(file, words(), found).read(text))
            .orElse(LanternReader.Read.NOTHING);
    String file = homes.manifest().home(LANTERNS).orElse(LANTERNS);
    return new PackContent(
        List.of(new PackContent.Group(RULES, file, read.effects())),
        questionTables().read(homes),
        RecordJson.write(new LanternCatalog(read.lanterns())));
  }

  @Override
  public List<TableSources> tableSources(PackFiles files, Diagnostics findings) {
    Homes homes = homes(files, findings);
    List<TableSources> all = new ArrayList<>(questionTables().sources(homes.manifest()));
    all.add(LanternSources.of(homes.manifest().homes(LANTERNS), words()));
    return all;
  }

  /** The words of the game in the sentences of its effects. */
  @Override
  public Phrasing phrasing() {
    return Phrasing.PLAIN
        .with(Phrasing.ROLES, Map.of("self", Pronoun.noun("this lantern")))
        .with(
            Phrasing.GROUPS,
            Map.of(
                "other allies",
                Noun.of("other lantern").ofPlayer(),
                "enemies",
                Noun.of("enemy lantern")))
        .with(Phrasing.EVENTS, Map.of("dusk ANY", "at dusk"));
  }

  private Vocabulary words() {
    return Vocabulary.of(catalog(), LanternReader.EVENTS, LanternReader.STATS, LanternReader.SCOPES)
        .withRoles("self", "owner");
  }
}
