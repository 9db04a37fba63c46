package heap;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.pack.tool.GameTools;
import dev.runesheet.pack.tool.Ink;
import dev.runesheet.pack.tool.Narrator;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Rules;
import java.util.List;

/** Sets matches up by the number of stones, and tells them. */
public final class HeapTools implements GameTools {

  private static final List<String> NAMES = List.of("Player 1", "Player 2");

  @Override
  public String game() {
    return StoneHeap.ID;
  }

  @Override
  public String usage() {
    return "the number of stones";
  }

  @Override
  public JsonNode setup(CatalogAccess rules, List<String> words, int first) {
    ObjectNode setup = JsonNodeFactory.instance.objectNode().put("first", first);
    if (words.size() > 1 || words.size() == 1 && !words.get(0).matches("[1-9][0-9]?")) {
      throw new IllegalArgumentException("The heap has 1 to 99 stones; write one number.");
    }
    words.forEach(number -> setup.put(StoneHeap.STONES, Integer.parseInt(number)));
    return setup;
  }

  @Override
  public List<List<String>> pairings(CatalogAccess rules) {
    return List.of(List.of());
  }

  @Override
  public List<String> players(Rules rules, JsonNode setup) {
    return NAMES;
  }

  @Override
  public Narrator narrator(Match match) {
    return happening -> {
      if (happening instanceof Happening.Answered answer) {
        return told(Narrator.Kind.ACTION, answer.option().words(), "");
      }
      if (happening instanceof Happening.StatChanged change) {
        String whose = match.world().entity(change.entity()).getName();
        String words = whose + ": " + (int) change.after() + " stones";
        return told(Narrator.Kind.CHANGE, words, change.cause().block());
      }
      return happening instanceof Happening.MatchEnded end
          ? told(Narrator.Kind.END, NAMES.get(end.winner()) + " wins", "")
          : List.of();
    };
  }

  private static List<Narrator.Told> told(Narrator.Kind kind, String words, String block) {
    return List.of(new Narrator.Told(kind, words, block));
  }

  @Override
  public String draw(Match match, Ink ink) {
    return "";
  }
}
