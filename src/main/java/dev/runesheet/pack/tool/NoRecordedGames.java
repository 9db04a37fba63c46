package dev.runesheet.pack.tool;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;

/** The recorded games of a game whose records no other program writes: each is refused. */
record NoRecordedGames(String game) implements RecordedGames {

  @Override
  public int batchSize() {
    return 1;
  }

  @Override
  public List<Replayed> replay(
      String file, int firstLine, List<String> lines, Diagnostics findings) {
    findings.error(
        Code.RECORD,
        SourceLocation.file(file),
        "records of another program",
        "matches of " + game + " by 'simulate --record'");
    return List.of();
  }
}
