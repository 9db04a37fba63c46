package dev.runesheet.cli.explain;

import dev.runesheet.api.Match;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Optional;

/** An example of a number that can be explained: one of a player, or of the first entity. */
record NumberExample(GameTools tools, Match match, List<String> names) {

  /** The words of the command for it, in quotation marks; empty if no entity has a number. */
  Optional<String> words() {
    List<Entity> all = List.copyOf(match.world().entities());
    return all.stream()
        .filter(one -> ExplainCommand.isPlayer(one, names))
        .flatMap(one -> number(one, names.get(one.getId())).stream())
        .findFirst()
        .or(
            () ->
                all.stream()
                    .flatMap(one -> number(one, Integer.toString(one.getId())).stream())
                    .findFirst());
  }

  private Optional<String> number(Entity entity, String name) {
    String called = name.contains(" ") ? '"' + name + '"' : name;
    return entity.schema().names().stream()
        .filter(stat -> !tools.called(match.book(), stat).isEmpty())
        .map(stat -> "'" + called + " " + (stat.contains(" ") ? '"' + stat + '"' : stat) + "'")
        .findFirst();
  }
}
