package dev.runesheet.table;

import dev.runesheet.spelling.Word;
import dev.runesheet.spelling.YesNo;
import dev.runesheet.spi.question.Cell;
import dev.runesheet.spi.question.DecisionTable;
import dev.runesheet.spi.question.HitPolicy;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.OnlyFor;
import dev.runesheet.spi.question.OutputColumn;
import java.util.ArrayList;
import java.util.List;
import org.kie.api.runtime.KieSession;

/** A question of a game that Runesheet does not know: what a tree bears. */
@DecisionTable(
    title = "Harvest of trees",
    family = "harvest",
    doc = "what a tree bears",
    rows = HitPolicy.FIRST)
public final class Orchard {

  /** A kind of tree. */
  public enum Tree implements Word {
    APPLE,
    @OnlyFor(asked = "frost", words = "no")
    PEAR,
    WILD_CHERRY
  }

  /** What is done with fruit. */
  public enum Use implements Word {
    EATEN,
    @OnlyFor(asked = "tree", words = "apple")
    PRESSED
  }

  /** Who buys fruit. */
  public enum Buyer implements Word {
    BAKER,
    INN,
    MARKET
  }

  private final Tree tree;
  private final int age;
  private final boolean frost;
  private final String soil;
  final List<String> answers = new ArrayList<>();

  public Orchard(Tree tree, int age, boolean frost, String soil) {
    this.tree = tree;
    this.age = age;
    this.frost = frost;
    this.soil = soil;
  }

  @InputColumn(order = 1, label = "Tree", doc = "Which tree. Empty: any.")
  public Tree getTree() {
    return tree;
  }

  @InputColumn(order = 2, label = "Age", doc = "How old it is.")
  @Cell(min = 0, max = 200)
  public int getAge() {
    return age;
  }

  @InputColumn(order = 3, label = "Frost", doc = "Whether there was frost.")
  public YesNo getFrost() {
    return YesNo.of(frost);
  }

  @InputColumn(order = 4, label = "Soil", doc = "What it stands in.")
  @Cell(list = "soil")
  public String getSoil() {
    return soil;
  }

  @InputColumn(order = 5, label = "Older", doc = "A tree and an age that it must be above.")
  public boolean older(@Cell(only = {"apple", "pear"}) String which, @Cell(max = 200) int years) {
    return tree.word().equals(which) && age > years;
  }

  @OutputColumn(order = 1, label = "Baskets", doc = "How many.", required = true)
  public void bears(@Cell(min = 0, max = 9) int baskets) {
    answers.add(baskets + " baskets");
  }

  @OutputColumn(order = 2, label = "Weight", doc = "Of each.")
  public void weight(double each) {
    answers.add(each + " each");
  }

  @OutputColumn(order = 3, label = "Use", doc = "What is done with it.", otherwise = "eaten")
  public void use(Use use) {
    answers.add(use.word());
  }

  @OutputColumn(order = 4, label = "Gift", doc = "Who gets how much.")
  public void gives(
      @Cell(label = "Gift to", form = Cell.Form.NAME) String who,
      @Cell(label = "Baskets given", min = 1, max = 9) int baskets) {
    answers.add(baskets + " to " + who);
  }

  @OutputColumn(order = 6, label = "Buyers", doc = "Who buys it.")
  public void sold(List<Buyer> buyers) {
    answers.add("sold to " + buyers);
  }

  @OutputColumn(order = 5, label = "Felled", doc = "x: the tree is felled.")
  public void fell() {
    answers.add("felled");
  }

  /** What the rows of a rule base say to this tree. */
  public List<String> ask(KieSession session) {
    var handle = session.insert(this);
    session.fireAllRules();
    session.delete(handle);
    return answers;
  }
}
